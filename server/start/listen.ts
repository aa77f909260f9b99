import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'

// Who connects while the process is busy waits to be accepted; with Node's 511, bench:load had connections reset. Systems
// allow what they like, Linux 4,096.
const LONGEST_QUEUE = 4_096

/** Listens, or says which variable keeps it from it. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    // Fastify would say so as JSON; the announcement says it in words.
    const { level } = app.log
    app.log.level = 'silent'
    await app.listen({ host, port, backlog: LONGEST_QUEUE })
    app.log.level = level
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined
    throw reason ? new StartRefused(reason(host, port)) : error
  }
}

const noSuchHost = (host: string) => `HOST ${host} is no address of this machine.`

const REASONS: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) => `PORT ${port} of ${host} is taken by another program: set PORT.`,
  EACCES: (_host, port) => `PORT ${port} is not open to this user: set PORT to 1024 or more.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
}
