import { sql } from 'kysely'
import { aRestaurant, aSupplier, type World } from '../world/builders.ts'
import { anOrderOfLot, aRecall, lotsOf } from '../world/lots.ts'
import { NO_ID, type ReplayedRequests } from './replayed-request.ts'

/** A restaurant that received two cases of the lot L-1. */
async function aReceivedLot(world: World) {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const order = await anOrderOfLot(world, restaurant, supplier, { lot: 'L-1' })
  return { restaurant, supplier, order }
}

async function aSentRecall(world: World) {
  const { restaurant, supplier } = await aReceivedLot(world)
  const { public_id } = await aRecall(supplier, 'L-1')
  const ofRecall = (recall_public_id: string) => ({ recall_public_id })
  return { restaurant, supplier, body: ofRecall(public_id), other: ofRecall(NO_ID) }
}

/** What suppliers say of lots and call back, and restaurants acknowledge. */
export const lotRequests = (world: World): ReplayedRequests => ({
  lineLotsSet: async () => {
    const { supplier, order } = await aReceivedLot(world)
    const [line] = await lotsOf(supplier, order.partOf(supplier).publicId)
    const { public_id, cases, lots: seen } = line ?? {}
    const become = (lot: string) => ({
      lines: [{ public_id, cases, seen, lots: [{ lot, cases: 1 }] }],
    })
    return { by: supplier.browser, body: become('L-2'), other: become('L-3') }
  },
  recallSend: async () => {
    const { supplier } = await aReceivedLot(world)
    const recall = {
      lot: 'L-1',
      reason: 'Corps étranger possible.',
      is_exercise: false,
      seen: { restaurants: 1, cases: 2 },
    }
    return { by: supplier.browser, body: recall, other: { ...recall, is_exercise: true } }
  },
  recallRemind: async () => {
    const { supplier, body, other } = await aSentRecall(world)
    // Once an hour.
    await world.database
      .updateTable('recall')
      .set({ sent_at: sql`now() - interval '2 hours'` })
      .where('public_id', '=', body.recall_public_id)
      .execute()
    return { by: supplier.browser, body, other }
  },
  recallAcknowledge: async () => {
    const { restaurant, body, other } = await aSentRecall(world)
    return { by: restaurant.browser, body, other }
  },
})
