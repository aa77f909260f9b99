import type { EndpointName } from '@halles/contract/endpoints.ts'
import { later } from '@halles/domain/holidays.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { casesOf } from '@halles/testing/checks/rounds.ts'
import { ask } from '@halles/testing/client/ask.ts'
import { tablesOf } from '@halles/testing/database/tables-of-ids-sql.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import type { BuiltAccount } from '@halles/testing/world/builders.ts'
import { aCredit, montrealToday } from '@halles/testing/world/credit.ts'
import { aCustomerImport } from '@halles/testing/world/customer-list.ts'
import { aDeliveryException, aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anIssuedInvoice } from '@halles/testing/world/invoice.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { anOrderOfLot, aRecall } from '@halles/testing/world/lots.ts'
import { aMarket, type Market } from '@halles/testing/world/market.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aPayment } from '@halles/testing/world/payment.ts'
import { aPhoto, aPng } from '@halles/testing/world/photo.ts'
import { aPriceImport } from '@halles/testing/world/price-file.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { aTaxClass, aTaxRegistration, TAX_NUMBERS } from '@halles/testing/world/tax.ts'
import { aTradeInvitation } from '@halles/testing/world/trade-invitation.ts'
import { beforeAll, expect, test } from 'vitest'

type Input = Record<string, unknown>
/** A call and what to ask of it: to look around, or with an id put in. */
type Look = [EndpointName, Input?]
type Swap = [EndpointName, (id: string) => Input]
type Role = { looks: Look[]; swaps: (market: Market) => Swap[] }

const INVENTED = '0'.repeat(32)

/** Of the trail of an order, for restaurants and suppliers alike. */
const threadSwaps: Swap[] = [
  ['getOrderThread', (id) => ({ supplier_order_public_id: id })],
  ['orderMessage', (id) => ({ supplier_order_public_id: id, text: 'Bonjour' })],
  ['orderThreadSeen', (id) => ({ supplier_order_public_id: id, number: 1 })],
]

/** Of what is proposed about an order, for restaurants and suppliers alike. */
const proposalSwaps: Swap[] = [
  [
    'orderPropose',
    (id) => ({ supplier_order_public_id: id, lines: [{ public_id: id, quantity: 2 }] }),
  ],
  [
    'orderPropose',
    (id) => ({
      supplier_order_public_id: id,
      substitutes: [{ public_id: id, product_public_id: id, quantity: 2 }],
    }),
  ],
  ['proposalAnswer', (id) => ({ proposal_public_id: id })],
  ['proposalWithdraw', (id) => ({ proposal_public_id: id })],
]

/** Of the team, for restaurants and suppliers alike. */
const teamSwaps: Swap[] = [
  ['teamRole', (id) => ({ person: id, role: 'owner' })],
  ['teamRemove', (id) => ({ person: id })],
  ['teamInvitationWithdraw', (id) => ({ public_id: id })],
  ['businessSwitch', (id) => ({ business: id })],
]

const balanceSwaps: Swap[] = [
  ['getBalance', (id) => ({ business_public_id: id })],
  ['getStatement', (id) => ({ business_public_id: id, month: '2026-11' })],
  ['statementFile', (id) => ({ format: 'html', business_public_id: id, month: '2026-11' })],
]

const restaurant: Role = {
  looks: [
    ['productList'],
    ['getCart'],
    ['getCheckout'],
    ['restaurantOrderList', { status: 'active' }],
    ['restaurantAccountInfo'],
    ['supplierList'],
    ['accountData'],
    ['getTeam'],
    ['guideList'],
    ['guideCandidates'],
    ['getSubstituteChoices'],
    ['supplierInvitationList'],
    ['getRecalls'],
    ['paperList'],
    ['papersExport', { from: '2026-11-01', to: '2026-11-30', format: 'zip' }],
  ],
  swaps: ({ order, supplier }) => [
    ['supplierOrderCancel', (id) => ({ supplier_order_public_id: id, reason: 'wrong_product' })],
    [
      'restaurantOrderChange',
      (id) => ({ supplier_order_public_id: id, lines: [{ public_id: id, quantity: 1 }] }),
    ],
    [
      'restaurantOrderChange',
      (id) => ({
        supplier_order_public_id: order.partOf(supplier).publicId,
        lines: [{ public_id: id, quantity: 1 }],
      }),
    ],
    [
      'orderPropose',
      (id) => ({
        supplier_order_public_id: order.partOf(supplier).publicId,
        added: [{ product_public_id: id, quantity: 1 }],
      }),
    ],
    ...proposalSwaps,
    ['orderReceive', (id) => ({ supplier_order_public_id: id, day: '2026-11-24' })],
    ['chooseDelivery', (id) => ({ supplier_public_id: id, note: 'Merci.' })],
    ...threadSwaps,
    ['getGuide', (id) => ({ guide_public_id: id })],
    ['guideSave', (id) => ({ guide_public_id: id, guide_version: 1, name: 'Changé' })],
    ['guideSave', (id) => ({ name: 'Nouveau', products: [id] })],
    ['guideItemRemove', (id) => ({ guide_public_id: id, guide_version: 1, item_public_id: id })],
    ['guideArchive', (id) => ({ guide_public_id: id, guide_version: 1 })],
    ['guideDelete', (id) => ({ guide_public_id: id, guide_version: 1 })],
    ['guideCandidates', (id) => ({ guide_public_id: id })],
    ['guideCountSet', (id) => ({ guide_public_id: id, counts: [] })],
    ['guideFill', (id) => ({ guide_public_id: id, from: 'par' })],
    ['productOffers', (id) => ({ product_public_id: id })],
    ['getProduct', (id) => ({ product_public_id: id })],
    ['photoReport', (id) => ({ photo_public_id: id, reason: 'rights' })],
    ['cartAdd', (id) => ({ productId: id, quantity: 1 })],
    ['cartUpdate', (id) => ({ productId: id, quantity: 1 })],
    ['orderPaper', (id) => ({ ...A_PAGE, supplier_order_public_id: id })],
    ['reviewList', (id) => ({ supplier_id: id })],
    ['getReview', (id) => ({ supplier_public_id: id })],
    ['writeReview', (id) => ({ supplier: { public_id: id }, rating: '4', review: 'Frais.' })],
    ['supplierInfo', (id) => ({ supplier_public_id: id })],
    ['getRecalls', (id) => ({ recall_public_id: id })],
    ['recallAcknowledge', (id) => ({ recall_public_id: id })],
    ['supplierAsk', (id) => ({ supplier_public_id: id })],
    ['restaurantOrderList', (id) => ({ order_public_id: id })],
    ['restaurantOrderSetToDone', (id) => ({ order_public_id: id })],
    ['eventsSeen', (id) => ({ order_public_id: id })],
    ['substituteChoiceSet', (id) => ({ supplier_public_id: id, choice: 'never' })],
    ...balanceSwaps,
    ['choosePromotions', (id) => ({ supplier_public_id: id, wanted: true })],
    ['getPaper', (id) => ({ paper_public_id: id })],
    ['paperFile', (id) => ({ paper_public_id: id, format: 'html' })],
    ...teamSwaps,
  ],
}

const supplier: Role = {
  looks: [
    ['supplierOrderList', { status: 'pending' }],
    ['pickList'],
    ['deliveryDayList'],
    ['routeSheet', { day: '2026-11-24' }],
    ['getDeliveryRules'],
    ['certificateList'],
    ['getTaxSettings'],
    ['taxProducts'],
    ['customerList'],
    ['priceListList'],
    ['specialList'],
    ['paymentList'],
    ['papersExport', { from: '2026-01-01', to: '2026-12-31', format: 'csv' }],
    ['accountingMap'],
    ['balances'],
    ['creditList'],
    ['recallList'],
    ['invoicesToIssue'],
    ['paperList'],
    ['supplierProductList'],
    ['supplierAccountInfo'],
    ['supplierReviewList'],
    ['lastImport'],
    ['lastCustomerImport'],
    ['customerInvitationList'],
    ['exportCatalogue', { format: 'csv' }],
    ['accountData'],
    ['getTeam'],
  ],
  swaps: ({ order, supplier, restaurant }) => {
    const customer = { restaurant_public_id: restaurant.publicId }
    const own = { supplier_order_id: order.partOf(supplier).publicId, action: 'modified' }
    return [
      ['supplierOrderList', (id) => ({ supplier_order_public_id: id })],
      ['supplierOrderUpdate', (id) => ({ supplier_order_id: id, action: 'accepted' })],
      ['supplierOrderUpdate', (id) => ({ supplier_order_id: id, action: 'cancelled' })],
      [
        'supplierOrderUpdate',
        (id) => ({ ...own, products: [{ public_id: id, edited_quantity: 1 }] }),
      ],
      ['supplierOrderUpdate', (id) => ({ ...own, removed_products: [id] })],
      ['supplierOrderSetToDone', (id) => ({ supplier_order_id: id })],
      ['orderPaper', (id) => ({ ...A_PAGE, supplier_order_public_id: id })],
      ['pickOrder', (id) => ({ supplier_order_public_id: id })],
      ['pickMark', (id) => ({ picked: true, lines: [{ public_id: id, mark: 'm' }] })],
      [
        'lineWeightsSet',
        (id) => ({
          supplier_order_public_id: id,
          lines: [{ public_id: id, cases: 1, seen: null, packages: ['1'] }],
        }),
      ],
      ['pickListPrinted', (id) => ({ orders: [id] })],
      ['lineLotsSet', (id) => ({ lines: [{ public_id: id, cases: 2, seen: [], lots: [] }] })],
      ['getLotReceivers', (id) => ({ lot: 'L-1', product_public_id: id })],
      ['recallSend', (id) => ({ ...A_RECALL, product_public_id: id })],
      ['getRecall', (id) => ({ recall_public_id: id })],
      ['recallFile', (id) => ({ recall_public_id: id, format: 'html' })],
      ['recallRemind', (id) => ({ recall_public_id: id })],
      ['pickList', (id) => ({ day: '2026-11-24', zone: id })],
      ['routeSheet', (id) => ({ day: '2026-11-24', zone: id })],
      ['routeOrder', (id) => ({ day: '2026-11-24', version: 0, supplier_order_public_ids: [id] })],
      ['deliveryZoneSave', (id) => ({ ...A_ZONE, zone_public_id: id })],
      ['deliveryZoneRemove', (id) => ({ zone_public_id: id })],
      ['deliveryRunSave', (id) => ({ zone_public_id: id, runs: [] })],
      ['deliveryExceptionSave', (id) => ({ zone_public_id: id, day: inAWeek(), kind: 'closed' })],
      ['deliveryExceptionRemove', (id) => ({ exceptions: [id] })],
      ['getCustomer', (id) => ({ restaurant_public_id: id })],
      ['customerSave', (id) => ({ restaurant_public_id: id, status: 'closed' })],
      ['customerSave', (id) => ({ ...customer, price_list_public_id: id })],
      ['priceListLines', (id) => ({ public_id: id })],
      ['priceListHistory', (id) => ({ public_id: id, product_public_id: id })],
      ['exportPriceList', (id) => ({ public_id: id, format: 'csv' })],
      ['priceListSave', (id) => ({ public_id: id, name: 'Changé', percent_off: 1 })],
      [
        'priceListLinesSet',
        (id) => ({ public_id: id, lines: [{ product_public_id: id, price: '1.00' }] }),
      ],
      ['priceListRemove', (id) => ({ public_id: id })],
      [
        'specialSave',
        (id) => ({ product_public_id: id, price: 1, from_day: inAWeek(), until_day: inAWeek() }),
      ],
      [
        'previewPrices',
        (id) => ({ price_list_public_id: id, file: Buffer.from('code,prix\nX,1') }),
      ],
      ['priceImportRows', (id) => ({ public_id: id, kind: 'new' })],
      ['priceImportFaults', (id) => ({ public_id: id })],
      ['confirmPrices', (id) => ({ public_id: id })],
      ['undoPrices', (id) => ({ public_id: id })],
      ['lastPriceImport', (id) => ({ price_list_public_id: id })],
      ['taxRegistrationSave', (id) => ({ ...A_TAX_NUMBER, public_id: id })],
      ['taxRegistrationEnd', (id) => ({ public_id: id, until_day: null })],
      ['taxClassSave', (id) => ({ ...A_TAX_ANSWER, products: [id] })],
      ['specialEnd', (id) => ({ public_id: id })],
      ['sendPromotion', (id) => ({ message: 'Soldes', specials: [id] })],
      ['creditAnswer', (id) => ({ credit_public_id: id, reason: 'Livré' })],
      ['paymentSave', (id) => ({ ...A_PAYMENT, restaurant_public_id: id })],
      [
        'paymentSave',
        (id) => ({ ...A_PAYMENT, ...customer, shares: [{ paper_public_id: id, amount: '1.00' }] }),
      ],
      ['paymentReverse', (id) => ({ public_id: id })],
      ...balanceSwaps,
      ['invoiceDraft', (id) => ({ orders: id })],
      ['invoiceIssue', (id) => ({ orders: [id] })],
      ['creditIssue', (id) => ({ paper_public_id: id })],
      ['creditIssue', (id) => ({ paper_public_id: id, whole: true })],
      ['getPaper', (id) => ({ paper_public_id: id })],
      ['paperFile', (id) => ({ paper_public_id: id, format: 'html' })],
      ...proposalSwaps,
      ...threadSwaps,
      ['eventsSeen', (id) => ({ order_public_id: id })],
      ['supplierProductList', (id) => ({ product_public_id: id })],
      ['supplierProduct', (id) => ({ product_public_id: id })],
      ['addEditProduct', (id) => ({ ...A_PRODUCT, public_id: id })],
      ['deleteProduct', (id) => ({ public_id: id })],
      ['photoAdd', (id) => ({ product_public_id: id, file: A_FILE })],
      ['photoMove', (id) => ({ photo_public_id: id, position: 1 })],
      ['photoRemove', (id) => ({ photo_public_id: id })],
      ['importRows', (id) => ({ public_id: id, kind: 'new' })],
      ['importFaults', (id) => ({ public_id: id })],
      ['confirmImport', (id) => ({ public_id: id })],
      ['undoImport', (id) => ({ public_id: id })],
      ['customerImportRows', (id) => ({ public_id: id, kind: 'new' })],
      ['confirmCustomers', (id) => ({ public_id: id })],
      ['undoCustomers', (id) => ({ public_id: id })],
      ['customerInvite', (id) => ({ public_ids: [id] })],
      ...teamSwaps,
    ]
  },
}

const operator: Role = { looks: [['operatorAccounts']], swaps: () => [] }

const A_PRODUCT = {
  name_fr: 'Changé',
  name_en: 'Changed',
  price: 1,
  unit: 'kg',
  category: 'beef',
  quantity_per_case: 1,
}

const A_TAX_NUMBER = { tax: 'gst', number: TAX_NUMBERS.gst, from_day: '2020-01-01' }
const A_TAX_ANSWER = { category_name: 'beef', answers: { is_food: 'not_food' } }
const A_RECALL = {
  lot: 'L-1',
  reason: 'Corps étranger',
  is_exercise: false,
  seen: { restaurants: 1, cases: 2 },
}
const A_PAYMENT = { amount: '1.00', paid_on: '2026-01-01', method: 'cash' }
const A_FILE = aPng()
const A_PAGE = { kind: 'confirmation', format: 'html' }
const A_ZONE = { name: 'Rive-Nord', cities: ['Montréal'], minimum_order_price: null }
const inAWeek = () => later(montrealToday(), 7)

const ROLES = [
  ['restaurant', restaurant],
  ['otherRestaurant', restaurant],
  ['supplier', supplier],
  ['otherSupplier', supplier],
  ['operator', operator],
] as const

const world = await anOwnApp()
let market: Market
/** What each account has come across, by following what it is shown. */
const seen = new Map<string, Set<string>>()

beforeAll(async () => {
  market = await aMarket(world)
  await aGuide(market.restaurant, [market.product])
  await aGuide(market.otherRestaurant, [market.otherProduct])
  for (const product of [market.product, market.otherProduct]) await aPhoto(world, product)
  for (const { browser } of [market.otherRestaurant, market.otherSupplier]) {
    await browser.post('/api/team-invite/', { email: 'invite@exemple.test', role: 'owner' })
  }
  for (const [restaurant, supplier, product] of [
    [market.restaurant, market.supplier, market.product],
    [market.otherRestaurant, market.otherSupplier, market.otherProduct],
  ] as const) {
    const list = await aPriceList(world, supplier, {
      lines: [{ product, priceCents: 4_321 }],
      for: [restaurant],
    })
    const priced = { public_id: product.publicId, price: '43.00' }
    await aPriceImport(supplier.browser, list, [priced])
    await aSpecial(world, supplier, { product, priceCents: 4_900 })
    await aTaxRegistration(world, supplier)
    const order = await anOrder(world, restaurant, [{ product, quantity: 2 }])
    await aCredit(restaurant, supplier, order)
    await aTaxClass(world, [product], 'basic_groceries')
    await anIssuedInvoice(world, restaurant, supplier, [{ product, quantity: 2 }])
    const another = await anOrder(world, restaurant, [{ product, quantity: 2 }])
    const { lines, update, propose } = proposalsOf(another, restaurant, supplier)
    await update({ action: 'accepted' })
    await propose(restaurant, { lines: [{ public_id: lines[0], quantity: 3 }] })
    await anOrderOfLot(world, restaurant, supplier, { lot: 'L-1', product })
    await aRecall(supplier, 'L-1')
    const zone = await aDeliveryZone(world, supplier)
    await aCustomerImport(supplier.browser)
    await aTradeInvitation(world, restaurant)
    await aDeliveryException(world, supplier, { day: inAWeek(), zone })
    await anIssuedPaper(world, supplier, restaurant)
    await aPayment(supplier, restaurant, '1.00')
  }
  for (const [name, role] of ROLES) seen.set(name, await idsSeenBy(market[name], role, market))
})

async function idsSeenBy(account: BuiltAccount, role: Role, market: Market): Promise<Set<string>> {
  const ids = new Set<string>()
  const note = (text: string) => {
    for (const [, id = ''] of text.matchAll(/"([0-9a-f]{32})"/g)) ids.add(id)
  }
  for (const [call, input] of role.looks) note((await ask(account.browser, call, input)).text)
  const details = role.swaps(market).filter(([call]) => /List$|Info$/.test(call))
  for (const id of [...ids]) {
    for (const [call, put] of details) note((await ask(account.browser, call, put(id))).text)
  }
  return ids
}

/** Any restaurant may look at any active supplier. */
async function idsOpenToAll(): Promise<Set<string>> {
  const suppliers = await world.database
    .selectFrom('account')
    .select('public_id')
    .where('kind', '=', 'supplier')
    .where('status', '=', 'active')
    .execute()
  return new Set(suppliers.map(({ public_id }) => public_id))
}

test('everybody has seen something of its own', () => {
  expect([...seen].map(([name, ids]) => [name, ids.size > 0])).toEqual(
    ROLES.map(([name]) => [name, true]),
  )
})

// What the first of two neighbours cannot reach, the second cannot.
const TRADERS = casesOf(
  ROLES.filter(([, role]) => role !== operator),
  ([name]) => name === 'restaurant' || name === 'supplier',
)

test.for(TRADERS)(
  '%s gets nothing out of an id that only others have seen, in any of its calls',
  async ([name, role]) => {
    const own = seen.get(name) ?? new Set()
    const others = new Set([...seen.values()].flatMap((ids) => [...ids]))
    const foreign = [...others.difference(own).difference(await idsOpenToAll())]
    expect(foreign.length).toBeGreaterThan(5)
    const tables = await tablesOf(world.database, foreign)
    const kinds = foreign.map((id) => tables.get(id))
    const tried = casesOf(foreign, (_, index) => kinds.indexOf(kinds[index]) === index)
    const { browser } = market[name]
    const before = await fingerprint(world.database)
    for (const [call, put] of role.swaps(market)) {
      const invented = await ask(browser, call, put(INVENTED))
      expect([400, 404], `${call}: ${invented.text}`).toContain(invented.status)
      for (const id of tried) {
        const answer = await ask(browser, call, put(id))
        expect([call, answer.status, answer.text]).toEqual([call, invented.status, invented.text])
      }
      expect(await fingerprint(world.database), call).toBe(before)
    }
  },
)
