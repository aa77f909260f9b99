/** Rung while nobody waits, it is heard by who waits next: no ring is missed between looking and waiting. */
export type Bell = {
  ring: () => void
  /** Returns at the next ring, or after this time without one. */
  heard: (within: number) => Promise<void>
}

export function createBell(): Bell {
  let rung = false
  let wake: () => void = () => {}
  return {
    ring() {
      rung = true
      wake()
    },
    async heard(within) {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = setTimeout(resolve, within)
        await promise
        clearTimeout(timer)
      }
      rung = false
    },
  }
}
