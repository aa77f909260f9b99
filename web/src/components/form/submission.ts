/** Runs one submission at a time. A second click is ignored at once: a button that is disabled after the next paint takes it. */
export function createSubmission(): (run: () => unknown) => Promise<void> {
  let isUnderway = false
  return async (run) => {
    if (isUnderway) return
    isUnderway = true
    try {
      await run()
    } finally {
      isUnderway = false
    }
  }
}

type Outcome = { state: 'sent' } | { state: 'kept' } | { state: 'failed'; error: unknown }

/** What came of sending a form: `false` keeps what was typed. */
export async function outcomeOf(send: () => unknown): Promise<Outcome> {
  try {
    return { state: (await send()) === false ? 'kept' : 'sent' }
  } catch (error) {
    return { state: 'failed', error }
  }
}
