import type { FastifyInstance } from 'fastify'

// RELIABILITY 4.5: work in flight ends within 10 s.
const LONGEST_WORK = 10_000
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

/** Takes no new work, lets the work in flight end, and cuts off what is left after ten seconds. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection whose last answer went out after the closing began would be kept for the next request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => app.server.closeAllConnections(), LONGEST_WORK)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cutOff)
}

/** Keeps serving after an error that nobody caught: it is logged, and costs one request at most. */
export function outliveStrayErrors(app: FastifyInstance): void {
  process.on('uncaughtException', (error) => app.log.fatal(error, 'uncaught'))
  process.on('unhandledRejection', (reason) =>
    app.log.fatal({ err: reason }, 'unhandled rejection'),
  )
}
