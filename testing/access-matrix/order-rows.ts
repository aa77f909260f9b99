import { agreeDelivery } from '../world/agreed-delivery.ts'
import { aProduct } from '../world/builders.ts'
import { aCredit, montrealToday } from '../world/credit.ts'
import type { Market } from '../world/market.ts'
import { sellByWeight } from '../world/sell-by-weight-sql.ts'
import { type Row, restaurants, suppliers, trade, traders, withPrices } from './viewers.ts'

const order = ({ order }: Market) => ({ order_public_id: order.publicId })
const acceptPart = (market: Market) =>
  market.supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: part(market),
    action: 'accepted',
  })
const credits = new WeakMap<Market, string>()
async function askCredit(market: Market) {
  const { restaurant, supplier, order } = market
  credits.set(market, await aCredit(restaurant, supplier, order))
}
const substitutes = new WeakMap<Market, string>()
const proposals = new WeakMap<Market, string>()
const raise = (market: Market) => ({
  supplier_order_public_id: part(market),
  lines: [{ public_id: market.order.partOf(market.supplier).lines[0], quantity: 9 }],
})
async function propose(market: Market) {
  await acceptPart(market)
  const { body } = await market.restaurant.browser.post('/api/order-propose/', raise(market))
  const own = body.supplier_products.find(({ proposal }: { proposal: unknown }) => proposal)
  proposals.set(market, own.proposal.public_id)
}
const part = ({ order, supplier }: Market) => order.partOf(supplier).publicId

export const ORDER_ROWS: Row[] = [
  { call: 'restaurantOrderList', input: () => ({ status: 'active' }), expected: restaurants(200) },
  {
    call: 'restaurantOrderList',
    about: 'of one order',
    input: order,
    expected: restaurants(200, 404),
  },
  { call: 'restaurantOrderSetToDone', input: order, expected: traders(restaurants(200, 404)) },
  {
    call: 'supplierOrderCancel',
    input: (market) => ({ supplier_order_public_id: part(market), reason: 'event_cancelled' }),
    expected: traders(restaurants(200, 404)),
  },
  {
    call: 'restaurantOrderChange',
    input: (market) => ({
      supplier_order_public_id: part(market),
      lines: [{ public_id: market.order.partOf(market.supplier).lines[0], quantity: 9 }],
    }),
    expected: traders(restaurants(200, 404)),
  },
  {
    call: 'getOrderThread',
    input: (market) => ({ supplier_order_public_id: part(market) }),
    expected: withPrices({ ...trade(404), R: 200, RB: 200, RC: 200, S: 200, SD: 200 }),
  },
  {
    call: 'orderMessage',
    input: (market) => ({ supplier_order_public_id: part(market), text: 'Bonjour' }),
    expected: withPrices({ ...trade(404), R: 201, RB: 201, RC: 201, S: 201, SD: 201 }),
  },
  {
    call: 'orderThreadSeen',
    input: (market) => ({ supplier_order_public_id: part(market), number: 1 }),
    expected: withPrices({ ...trade(404), R: 204, RB: 204, RC: 204, S: 204, SD: 204 }),
  },
  {
    call: 'orderReceive',
    before: acceptPart,
    input: (market) => ({ supplier_order_public_id: part(market), day: montrealToday() }),
    expected: restaurants(200, 404),
  },
  {
    call: 'creditAnswer',
    before: askCredit,
    input: (market) => ({ credit_public_id: credits.get(market), reason: 'Livré' }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'orderPropose',
    about: 'by a restaurant',
    before: acceptPart,
    input: raise,
    expected: traders({ ...trade(404), R: 200, RB: 200, S: 400, SD: 400, S2: 400 }),
  },
  {
    call: 'orderPropose',
    about: 'by a supplier',
    before: async (market) => {
      const { publicId } = await aProduct(market.world, market.supplier)
      substitutes.set(market, publicId)
    },
    input: (market) => ({
      supplier_order_public_id: part(market),
      substitutes: [
        {
          public_id: market.order.partOf(market.supplier).lines[0],
          product_public_id: substitutes.get(market),
          quantity: 1,
        },
      ],
    }),
    expected: traders({ ...trade(404), S: 200, SD: 200, R: 400, RB: 400, R2: 400 }),
  },
  {
    call: 'proposalAnswer',
    before: propose,
    input: (market) => ({ proposal_public_id: proposals.get(market) }),
    expected: traders({ ...trade(404), S: 200, SD: 200 }),
  },
  {
    call: 'proposalWithdraw',
    before: propose,
    input: (market) => ({ proposal_public_id: proposals.get(market) }),
    expected: traders({ ...trade(404), R: 200, RB: 200 }),
  },
  { call: 'creditList', expected: traders(suppliers(200)) },
  {
    call: 'supplierOrderList',
    input: () => ({ status: 'pending' }),
    expected: traders(suppliers(200)),
  },
  {
    call: 'supplierOrderList',
    about: 'of one order',
    input: (market) => ({ supplier_order_public_id: part(market) }),
    expected: traders(suppliers(200, 404)),
  },
  { call: 'supplierOrderCounts', expected: traders(suppliers(200)) },
  { call: 'supplierToday', expected: traders(suppliers(200)) },
  { call: 'restaurantToday', expected: restaurants(200) },
  { call: 'pickOrders', expected: suppliers(200) },
  {
    call: 'pickOrder',
    input: (market) => ({ supplier_order_public_id: part(market) }),
    expected: suppliers(200, 404),
  },
  { call: 'pickList', expected: suppliers(200) },
  {
    call: 'pickMark',
    input: ({ order, supplier }) => ({
      picked: true,
      lines: [{ public_id: order.partOf(supplier).lines[0], mark: 'of-a-device' }],
    }),
    expected: suppliers(200, 404),
  },
  {
    call: 'lineWeightsSet',
    before: async (market) => {
      await acceptPart(market)
      const { world, order, supplier } = market
      await sellByWeight(world.database, order.partOf(supplier).id)
    },
    input: ({ order, supplier }) => ({
      supplier_order_public_id: order.partOf(supplier).publicId,
      lines: [
        { public_id: order.partOf(supplier).lines[0], cases: 3, seen: null, packages: ['1'] },
      ],
    }),
    expected: suppliers(200, 404),
  },
  {
    call: 'pickListPrinted',
    input: (market) => ({ orders: [part(market)] }),
    expected: suppliers(204, 404),
  },
  { call: 'deliveryDayList', expected: suppliers(200) },
  { call: 'routeSheet', input: () => ({ day: '2026-11-24' }), expected: suppliers(200) },
  {
    call: 'routeOrder',
    before: async (market) => {
      await agreeDelivery(market.world, { publicId: part(market) }, { day: '2026-11-24' })
      await acceptPart(market)
    },
    input: (market) => ({
      day: '2026-11-24',
      version: 0,
      supplier_order_public_ids: [part(market)],
    }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'supplierOrderUpdate',
    about: 'as it is',
    input: (market) => ({ supplier_order_id: part(market), action: 'accepted' }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'supplierOrderUpdate',
    about: 'with a change',
    input: (market) => ({
      supplier_order_id: part(market),
      action: 'modified',
      products: [{ public_id: market.order.partOf(market.supplier).lines[0], edited_quantity: 2 }],
    }),
    expected: traders(suppliers(200, 404)),
  },
  {
    call: 'supplierOrderSetToDone',
    input: (market) => ({ supplier_order_id: part(market) }),
    before: acceptPart,
    expected: traders(suppliers(200, 404)),
  },
  { call: 'events', expected: trade(200) },
  { call: 'eventsSeen', expected: withPrices(trade(204)) },
  {
    call: 'eventsSeen',
    about: "of a restaurant's order",
    input: order,
    expected: withPrices({ ...trade(404), R: 204, RB: 204, RC: 204 }),
  },
  {
    call: 'eventsSeen',
    about: "of a supplier's part",
    input: (market) => ({ order_public_id: part(market) }),
    expected: withPrices({ ...trade(404), S: 204, SD: 204 }),
  },
]
