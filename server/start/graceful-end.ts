import type { FastifyInstance } from 'fastify'

const LONGEST_END = 20_000
// One Ctrl-C arrives several times: from the terminal, from npm and from our own starter.
const SAME_SIGNAL = 1_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Settles at the first signal to end. A further one ends the process at once; so does the clock. */
export function endSignal(): Promise<void> {
  const asked = Promise.withResolvers<void>()
  let firstAt: number | null = null
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      firstAt ??= performance.now()
      if (performance.now() - firstAt > SAME_SIGNAL) process.exit(1)
      endInAnyCase()
      asked.resolve()
    })
  }
  return asked.promise
}

/** However long the closing takes: the process ends. */
export function endInAnyCase(): void {
  setTimeout(() => process.exit(1), LONGEST_END).unref()
}

/** Keeps serving after an error that nobody caught: it is logged, and costs one request at most. */
export function outliveStrayErrors(app: FastifyInstance): void {
  process.on('uncaughtException', (error) => app.log.fatal(error, 'uncaught'))
  process.on('unhandledRejection', (reason) =>
    app.log.fatal({ err: reason }, 'unhandled rejection'),
  )
}
