/** Fails when the process is asked to end, so that a command ends and removes what it started. */
export function interrupted(): Promise<never> {
  return new Promise((_, fail) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => fail(new Error(`Ended by ${signal}.`)))
  })
}
