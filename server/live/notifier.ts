/** A signal with one waiter. A notification sent while nobody waits ends the next wait at once, so none is missed. */
export type Notifier = {
  notify: () => void
  /** Settles at the next notification, or after this time without one; whether there was one. */
  received: (withinMs: number) => Promise<boolean>
}

export function createNotifier(): Notifier {
  let isNotified = false
  let wake: () => void = () => {}
  return {
    notify() {
      isNotified = true
      wake()
    },
    async received(withinMs) {
      if (!isNotified) {
        const { promise, resolve } = Promise.withResolvers<void>()
        wake = resolve
        const timer = setTimeout(resolve, withinMs)
        await promise
        clearTimeout(timer)
      }
      const wasNotified = isNotified
      isNotified = false
      return wasNotified
    },
  }
}
