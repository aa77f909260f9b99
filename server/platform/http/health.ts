import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/connect.ts'
import { takesWrites } from './health-sql.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'

const A_SECOND = 1000

export const HEALTH_PATH = '/api/health/'

/**
 * Live: the loop turns; nobody is answered while it does not. Ready: the database answers and takes writes, the loop was not
 * blocked a moment ago, and the server is not closing. Neither writes: a probe of every second must cost nothing, and on a full
 * disk, which reading survives, every server would be unready.
 */
export function addHealth(
  app: FastifyInstance,
  database: Database,
  { isClosing, isLate }: Record<'isClosing' | 'isLate', () => boolean>,
): void {
  const ready = keptForASecond(() => isReady(database))
  app.get(`${HEALTH_PATH}live/`, () => ({ live: true }))
  app.get(`${HEALTH_PATH}ready/`, async (_request, reply) => {
    const answer = !isClosing() && !isLate() && (await ready())
    return reply.status(answer ? 200 : 503).send({ ready: answer })
  })
  for (const probe of ['live', 'ready']) {
    refuseOtherMethods(app, `${HEALTH_PATH}${probe}/`, ['GET', 'HEAD'])
  }
}

function isReady(database: Database): Promise<boolean> {
  const answer = takesWrites(database).catch(() => false)
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, A_SECOND, false).unref())
  return Promise.race([answer, late])
}

function keptForASecond(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  return () => {
    answer ??= ask().finally(() => setTimeout(() => (answer = undefined), A_SECOND).unref())
    return answer
  }
}
