import { sql } from 'kysely'
import { anOrderOfLot, aRecall, lotsOf } from '../world/lots.ts'
import type { Market } from '../world/market.ts'
import { type Row, restaurants, suppliers, traders } from './viewers.ts'

const recalls = new WeakMap<Market, string>()
const parts = new WeakMap<Market, { line: string; cases: number; lots: unknown }>()

/** The market's restaurant received cases of a lot; `sent`: and its supplier called it back. */
const received = (sent: boolean) => async (market: Market) => {
  const { world, restaurant, supplier, product } = market
  const order = await anOrderOfLot(world, restaurant, supplier, { lot: 'L-1', product })
  const [line] = await lotsOf(supplier, order.partOf(supplier).publicId)
  parts.set(market, { line: line?.['public_id'], cases: line?.['cases'], lots: line?.['lots'] })
  if (sent) recalls.set(market, (await aRecall(supplier, 'L-1'))['public_id'])
}
const ofRecall = {
  before: received(true),
  input: (market: Market) => ({ recall_public_id: recalls.get(market) ?? '' }),
}

/** What is said of lots, and who is told that one is called back. */
export const RECALL_ROWS: Row[] = [
  {
    call: 'lineLotsSet',
    before: received(false),
    input: (market) => {
      const { line, cases, lots } = parts.get(market) ?? {}
      return { lines: [{ public_id: line, cases, seen: lots, lots: [{ lot: 'L-2', cases: 1 }] }] }
    },
    expected: suppliers(200, 404),
  },
  {
    call: 'getLotReceivers',
    before: received(false),
    input: ({ product }) => ({ lot: 'L-1', product_public_id: product.publicId }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'recallSend',
    before: received(false),
    input: ({ product }) => ({
      lot: 'L-1',
      product_public_id: product.publicId,
      reason: 'Corps étranger possible.',
      is_exercise: false,
      seen: { restaurants: 1, cases: 2 },
    }),
    expected: traders(suppliers(201, 404)),
  },
  { call: 'recallList', before: received(true), expected: traders(suppliers(200)) },
  { call: 'getRecall', ...ofRecall, expected: traders(suppliers(200, 404)) },
  {
    call: 'recallFile',
    before: ofRecall.before,
    input: (market) => ({ ...ofRecall.input(market), format: 'html' }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'recallRemind',
    about: 'within the hour',
    ...ofRecall,
    expected: traders(suppliers(409, 404)),
  },
  {
    call: 'recallRemind',
    about: 'after an hour',
    ...ofRecall,
    before: async (market) => {
      await received(true)(market)
      await market.world.database
        .updateTable('recall')
        .set({ sent_at: sql`now() - interval '2 hours'` })
        .where('public_id', '=', recalls.get(market) ?? '')
        .execute()
    },
    expected: traders(suppliers(200, 404)),
  },
  { call: 'getRecalls', before: received(true), expected: restaurants(200) },
  { call: 'getRecalls', about: 'by its id', ...ofRecall, expected: restaurants(200, 404) },
  { call: 'recallAcknowledge', ...ofRecall, expected: restaurants(200, 404) },
]
