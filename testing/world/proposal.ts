import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'
import type { Answer, Body, Browser } from '../client/browser.ts'
import { answerOf, readOrder } from './both-sides.ts'
import type { BuiltAccount } from './builders.ts'
import type { BuiltOrder } from './order.ts'

type Side = { browser: Browser }

/** How either side proposes something about a supplier's part of an order, answers it and takes it back, by any browser. */
export function proposalsOf(order: BuiltOrder, restaurant: BuiltAccount, supplier: BuiltAccount) {
  const { id, publicId, lines } = order.partOf(supplier)
  const part = { supplier_order_public_id: publicId }
  const sellers = answerOf(supplier, order)
  const buyersPart = async (): Promise<Body> =>
    (await readOrder(restaurant, order)).supplier_products[0]
  const open = async (): Promise<Body> => (await sellers.read()).proposal
  return {
    id,
    lines,
    buyersPart,
    sellersOrder: sellers.read,
    update: sellers.answer,
    /** What waits for an answer. */
    open,
    propose: ({ browser }: Side, body: object, headers?: Record<string, string>): Promise<Answer> =>
      browser.post('/api/order-propose/', { ...part, ...body }, headers),
    answer: async (
      { browser }: Side,
      proposal: string,
      agreed: string[] = [],
      headers?: Record<string, string>,
    ): Promise<Answer> =>
      browser.post('/api/proposal-answer/', { proposal_public_id: proposal, agreed }, headers),
    withdraw: ({ browser }: Side, proposal: string): Promise<Answer> =>
      browser.post('/api/proposal-withdraw/', { proposal_public_id: proposal }),
  }
}

/** Of what is open about a part of an order, without a trigger, and without a lock that somebody who waits would hold up. */
export function passAnswerTime(database: Database, partId: number): Promise<void> {
  return database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update proposal set answer_by = clock_timestamp()
      where supplier_order_id = ${partId} and status = 'open'`.execute(tx)
  })
}

/** How what was proposed about a part of an order has ended, as its trail has it. */
export async function endsOfProposals(database: Database, partId: number): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from order_entry
    where supplier_order_id = ${partId} and kind in ('answered', 'withdrawn', 'lapsed')`.execute(
    database,
  )
  return rows.map(({ kind }) => kind)
}
