/** Runs one submission at a time. A button that is disabled after the next paint still takes a second click. */
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

type Outcome = { state: 'sent' } | { state: 'unsent' } | { state: 'failed'; error: unknown }

/** The outcome of `send`: `false` means that nothing was sent. */
export async function sendOutcome(send: () => unknown): Promise<Outcome> {
  try {
    return { state: (await send()) === false ? 'unsent' : 'sent' }
  } catch (error) {
    return { state: 'failed', error }
  }
}
