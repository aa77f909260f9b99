import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { updateProbeRow } from './health-sql.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'

const A_SECOND = 1000

export const HEALTH_PATH = '/api/health/'

/** Live: the loop turns. Ready: the database takes a write, and the server is not closing. */
export function addHealth(
  app: FastifyInstance,
  database: Database,
  isClosing: () => boolean,
): void {
  const ready = keptForASecond(() => takesWrites(database))
  app.get(`${HEALTH_PATH}live/`, () => ({ live: true }))
  app.get(`${HEALTH_PATH}ready/`, async (_request, reply) => {
    const isReady = !isClosing() && (await ready())
    return reply.status(isReady ? 200 : 503).send({ ready: isReady })
  })
  for (const probe of ['live', 'ready']) {
    refuseOtherMethods(app, `${HEALTH_PATH}${probe}/`, ['GET', 'HEAD'])
  }
}

function takesWrites(database: Database): Promise<boolean> {
  const write = updateProbeRow(database).then(
    () => true,
    () => false,
  )
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, A_SECOND, false).unref())
  return Promise.race([write, late])
}

function keptForASecond(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  return () => {
    answer ??= ask().finally(() => setTimeout(() => (answer = undefined), A_SECOND).unref())
    return answer
  }
}
