import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { unavailable } from '../endpoint/refuse-field.ts'
import { HEALTH_PATH } from './health.ts'

/** Milliseconds. */
export type ClosingTimes = {
  /** For a next request on a connection that is open already. */
  keepAliveGrace: number
  /** For work in flight (cases.md 4.5). */
  longestWork: number
}

// As long as a new start takes.
const RETRY_AFTER_SECONDS = 2
const QUIET_TURNS = 5
const LONGEST_QUEUE = 1_000
const SWEEP_EVERY = 50

/**
 * How the server closes: nobody can connect any more, work in flight ends, and whoever has a connection already gets one
 * more answer on it, a 503 that says when to come back. To be called before other hooks that answer are added.
 */
export function closeGracefully(app: FastifyInstance, times: ClosingTimes) {
  let isClosing = false
  const unasked = connectionsWithoutRequest(app)
  const notListening = Promise.withResolvers<void>()

  app.addHook('onRequest', async (request) => {
    if (!isClosing || request.url.startsWith(HEALTH_PATH)) return
    throw unavailable(RETRY_AFTER_SECONDS)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!isClosing) return
    // Whoever has its answer connects anew: not while others are still being accepted.
    await notListening.promise
    reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    isClosing = true
    await untilNobodyConnects(app)
    const ended = stopListening(app)
    notListening.resolve()
    await endConnections(app, unasked, ended, times)
  })
  return { isClosing: () => isClosing }
}

/**
 * Connections on which no request has arrived: browsers open some ahead. To Node they are no idle ones, so a server that closes
 * would wait for them.
 */
function connectionsWithoutRequest({ server }: FastifyInstance): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }) => sockets.delete(socket))
  return sockets
}

/**
 * Closing a socket cuts the connections that wait to be accepted: it is closed once nobody has connected for some turns
 * of the loop. While nobody is answered, those who call one after the other fall silent.
 */
async function untilNobodyConnects({ server }: FastifyInstance): Promise<void> {
  const start = performance.now()
  let quietTurns = 0
  const onConnection = () => (quietTurns = 0)
  server.on('connection', onConnection)
  while (quietTurns < QUIET_TURNS && performance.now() - start < LONGEST_QUEUE) {
    await nextTurn()
    quietTurns++
  }
  server.off('connection', onConnection)
}

/** Settles when the last connection has ended. The HTTP server's own close() cuts the idle ones at once. */
function stopListening({ server }: FastifyInstance): Promise<void> {
  return new Promise((resolve) => Server.prototype.close.call(server, () => resolve()))
}

async function endConnections(
  { server }: FastifyInstance,
  unasked: ReadonlySet<Socket>,
  ended: Promise<void>,
  { keepAliveGrace, longestWork }: ClosingTimes,
): Promise<void> {
  const start = performance.now()
  const sweep = setInterval(() => {
    const elapsed = performance.now() - start
    if (elapsed > keepAliveGrace) {
      server.closeIdleConnections()
      for (const socket of unasked) socket.destroy()
    }
    if (elapsed > longestWork) server.closeAllConnections()
  }, SWEEP_EVERY)
  await ended
  clearInterval(sweep)
}
