/** A call of one client: when it was asked and answered, counted in events of the history; unknown where nobody can say what became of it. */
export type Recorded<Call, Outcome> = {
  client: string
  call: Call
  invoked: number
  answered: number
  outcome: Outcome | 'unknown'
}

/** What one caller at a time would be answered. States and outcomes are plain JSON. */
export type Sequential<State, Call, Outcome> = {
  initial: State
  run: (state: State, call: Call) => { state: State; outcome: Outcome }
}

/** The largest history that is searched: what is done is a bit each. */
const MOST_CALLS = 30

/**
 * An order of the calls in which one caller at a time would have been answered what these were, and which puts no call before
 * another that had been answered before it was asked (Wing and Gong's search; what was searched once is not searched again). A
 * call whose outcome is unknown comes anywhere after it was asked, or not at all. Undefined when there is no such order.
 */
export function legalOrder<State, Call, Outcome>(
  history: readonly Recorded<Call, Outcome>[],
  { initial, run }: Sequential<State, Call, Outcome>,
): number[] | undefined {
  if (history.length > MOST_CALLS) throw new RangeError(`more than ${MOST_CALLS} calls`)
  const isKnown = history.map(({ outcome }) => outcome !== 'unknown')
  const searched = new Set<string>()

  function search(done: number, state: State): number[] | undefined {
    const open = history.map((_, index) => index).filter((index) => (done & (1 << index)) === 0)
    const answered = open.filter((index) => isKnown[index])
    if (answered.length === 0) return []
    const name = `${done} ${JSON.stringify(state)}`
    if (searched.has(name)) return undefined
    searched.add(name)
    const firstAnswer = Math.min(...answered.map((index) => history[index]?.answered ?? 0))
    for (const index of open) {
      const one = history[index]
      if (!one || one.invoked > firstAnswer) continue
      const next = run(state, one.call)
      const isLegal =
        one.outcome === 'unknown' || JSON.stringify(next.outcome) === JSON.stringify(one.outcome)
      const rest = isLegal ? search(done | (1 << index), next.state) : undefined
      if (rest) return [index, ...rest]
    }
    return undefined
  }
  return search(0, initial)
}
