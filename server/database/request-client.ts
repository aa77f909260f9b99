import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { readerOfRequest } from './request-context.ts'

/**
 * A client whose statements end when nobody waits for them any more: those of a request that reads, when its caller has
 * gone. The connection goes back to the pool only after PostgreSQL has dealt with the cancellation, and is closed where that takes
 * long: so it never meets a statement of somebody else.
 */
export class RequestClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: whatever pg takes and gives.
  override query(statement: any, ...more: any[]): any {
    const signal = readerOfRequest()
    const isAwaited = typeof more.at(-1) !== 'function' && typeof statement?.submit !== 'function'
    // guard: reads: who has gone ends the statement [request-client]
    //   code: !signal || !isAwaited
    //   instead: true as boolean
    if (!signal || !isAwaited) return super.query(statement, ...more)
    return untilAborted(
      signal,
      () => super.query(statement, ...more),
      () => cancelRequest(this),
    )
  }
}

async function untilAborted<Result>(
  signal: AbortSignal,
  run: () => Promise<Result>,
  cancel: () => Promise<void>,
): Promise<Result> {
  signal.throwIfAborted()
  let cancelled: Promise<void> | undefined
  const onAbort = () => {
    cancelled = cancel()
  }
  signal.addEventListener('abort', onAbort)
  try {
    return await run()
  } catch (error) {
    // That it was cancelled is no failure of the database.
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', onAbort)
    await cancelled
  }
}

type Session = { host: string; port: number; processID: number; secretKey: number }

const CANCEL = 80_877_102
const LONGEST = 2_000

/** PostgreSQL's CancelRequest, on a connection of its own, which it closes when it has told the session. Fails silently. */
async function cancelRequest(client: pg.Client): Promise<void> {
  const { host, port, processID, secretKey } = client as unknown as Session
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(LONGEST, () => {
    socket.destroy()
    client.connection.stream.destroy()
  })
  socket.on('error', () => {})
  const message = Buffer.alloc(16)
  for (const [at, part] of [message.length, CANCEL, processID, secretKey].entries())
    message.writeInt32BE(part, at * 4)
  socket.end(message)
  socket.resume()
  await once(socket, 'close')
}
