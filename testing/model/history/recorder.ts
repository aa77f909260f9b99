import type { Recorded } from './linearizability.ts'

/** What several clients ask at once, in the order in which this process saw it. */
export function aRecorder<Call, Outcome>() {
  const history: Recorded<Call, Outcome>[] = []
  let events = 0
  return {
    history,
    async record(client: string, call: Call, ask: () => Promise<Outcome | 'unknown'>) {
      const invoked = ++events
      const outcome = await ask()
      history.push({ client, call, invoked, answered: ++events, outcome })
    },
  }
}
