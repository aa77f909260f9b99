import type { Endpoint } from '@halles/contract/endpoint.ts'
import { endpoints } from '@halles/contract/endpoints.ts'
import { REPORT_REASONS } from '@halles/domain/photo.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { casesOf } from '@halles/testing/checks/rounds.ts'
import type { Answer, Browser } from '@halles/testing/client/browser.ts'
import { connectPatiently } from '@halles/testing/database/test-database.ts'
import { lotRequests } from '@halles/testing/replayed-requests/lot-requests.ts'
import { paperRequests } from '@halles/testing/replayed-requests/paper-requests.ts'
import {
  NO_ID,
  type ReplayedRequest,
  type ReplayedRequests,
} from '@halles/testing/replayed-requests/replayed-request.ts'
import { taxRequests } from '@halles/testing/replayed-requests/tax-requests.ts'
import { aLineThatLosesCommits } from '@halles/testing/servers/line-that-loses-commits.ts'
import { anOwnApp, aServerOf } from '@halles/testing/servers/test-app.ts'
import { agreeDelivery } from '@halles/testing/world/agreed-delivery.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aCertificate } from '@halles/testing/world/certificate.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { dayAhead } from '@halles/testing/world/deliver-rules.ts'
import { aDeliveryException, aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { somebody } from '@halles/testing/world/trade-invitation.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ConnectionParts, connectionOf } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { commitThenRefuse } from './commit-then-refuse.ts'
import type { RequestContext } from './context.ts'
import { refuse } from './refusal-class.ts'
import { respondOnce } from './replay-response.ts'

const world = await anOwnApp()
/** A second server on the same database. */
const line = await aLineThatLosesCommits(connectionOf(world.database) as ConnectionParts)
const overLine = connectPatiently(line.connection)
const cutOff = await aServerOf(overLine)
const operator = await anOperator(world)
let serial = 0

const aNewProduct = () => ({
  name_fr: `Onglet ${++serial}`,
  name_en: `Hanger ${serial}`,
  price: '60.00',
  unit: 'kg',
  category: 'beef',
  quantity_per_case: '5',
})

async function anOrderedPart() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const order = await anOrder(world, restaurant, [
    { product: await aProduct(world, supplier), quantity: 2 },
  ])
  const part = { supplier_order_id: order.partOf(supplier).publicId }
  return { restaurant, supplier, order, part }
}

async function aProductWithPhotos() {
  const supplier = await aSupplier(world)
  const product = await aProduct(world, supplier)
  return { supplier, photos: [await aPhoto(world, product), await aPhoto(world, product)] }
}

/** A part that was accepted, and how its restaurant receives it. */
async function aPartToReceive() {
  const { restaurant, supplier, order, part } = await anOrderedPart()
  await supplier.browser.post('/api/supplier-order-update/', { ...part, action: 'accepted' })
  const [line] = order.partOf(supplier).lines
  const { body } = await restaurant.browser.get(
    `/api/restaurant-order-list/?order_public_id=${order.publicId}`,
  )
  const { today } = body.supplier_products[0].receiving
  const receive = { supplier_order_public_id: part.supplier_order_id, day: today }
  return { restaurant, supplier, line, receive }
}

/** An accepted part, and how its restaurant proposes more of it. */
async function aPartToProposeAbout() {
  const { restaurant, supplier, order, part } = await anOrderedPart()
  await supplier.browser.post('/api/supplier-order-update/', { ...part, action: 'accepted' })
  const [public_id] = order.partOf(supplier).lines
  const raise = (quantity: number) => ({
    supplier_order_public_id: part.supplier_order_id,
    lines: [{ public_id, quantity }],
  })
  return { by: restaurant.browser, supplier, raise }
}

/** A cook with a filled cart that it may not order alone, and its restaurant. */
async function aCookWithACart() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  await aCart(restaurant, [{ product: await aProduct(world, supplier), quantity: 2 }])
  const cook = await aMember(world, restaurant, 'cook')
  const { body } = await cook.browser.get('/api/cart/')
  const request = (note: string) => ({ cart_version: body.cart_version, note })
  return { restaurant, cook, request }
}

/** A guide with two items, and a third product that it does not have. */
async function aGuideOfTwo() {
  const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
  const [one, two, three] = [
    await aProduct(world, supplier),
    await aProduct(world, supplier),
    await aProduct(world, supplier),
  ]
  const { guide_public_id, items } = await aGuide(restaurant, [one, two])
  const seen = { guide_public_id, guide_version: 1 }
  return { by: restaurant.browser, seen, items, products: [three.publicId] }
}

async function twoZones() {
  const supplier = await aSupplier(world, { serves: ['Montréal', 'Laval'] })
  const [one, two] = [
    await aDeliveryZone(world, supplier),
    await aDeliveryZone(world, supplier, { name: 'Laval', cities: ['Laval'] }),
  ]
  const named = ({ publicId }: { publicId: string }) => ({ zone_public_id: publicId })
  return { by: supplier.browser, zones: [named(one), named(two)] as const }
}

const elsewhere = { order_public_id: NO_ID, supplier_order_id: NO_ID }

/** For every endpoint whose response is replayed: a request that it takes, and another by the same person. */
const REQUESTS: ReplayedRequests = {
  ...taxRequests(world, operator),
  ...paperRequests(world),
  ...lotRequests(world),
  addEditProduct: async () => {
    const { browser: by } = await aSupplier(world)
    return { by, body: aNewProduct(), other: aNewProduct() }
  },
  deleteProduct: async () => {
    const supplier = await aSupplier(world)
    const [one, two] = [await aProduct(world, supplier), await aProduct(world, supplier)]
    return {
      by: supplier.browser,
      body: { public_id: one.publicId },
      other: { public_id: two.publicId },
    }
  },
  productPrices: async () => {
    const supplier = await aSupplier(world)
    const { publicId: public_id } = await aProduct(world, supplier)
    const prices = (price: string) => ({ prices: [{ public_id, price, shown_price: '50.00' }] })
    return { by: supplier.browser, body: prices('51.00'), other: prices('52.00') }
  },
  supplierAsk: async () => {
    const { browser: by } = await aRestaurant(world)
    const ask = async () => ({ supplier_public_id: (await aSupplier(world)).publicId })
    return { by, body: await ask(), other: await ask() }
  },
  customerInvite: async () => {
    const { browser: by } = await aSupplier(world)
    return { by, body: { customer: somebody() }, other: { customer: somebody() } }
  },
  supplierInvite: async () => {
    const { browser: by } = await aRestaurant(world)
    return { by, body: somebody(), other: somebody() }
  },
  priceListSave: async () => {
    const { browser: by } = await aSupplier(world)
    const list = { name: 'Habitués', percent_off: '8.5' }
    return { by, body: list, other: { ...list, percent_off: 9 } }
  },
  priceListRemove: async () => {
    const supplier = await aSupplier(world)
    const [one, two] = [await aPriceList(world, supplier), await aPriceList(world, supplier)]
    const body = { public_id: one.publicId }
    return { by: supplier.browser, body, other: { public_id: two.publicId } }
  },
  priceListLinesSet: async () => {
    const supplier = await aSupplier(world)
    const { publicId: product_public_id } = await aProduct(world, supplier)
    const { publicId: public_id } = await aPriceList(world, supplier)
    const prices = (price: string) => ({ public_id, lines: [{ product_public_id, price }] })
    return { by: supplier.browser, body: prices('41.00'), other: prices('42.00') }
  },
  specialSave: async () => {
    const supplier = await aSupplier(world)
    const { publicId: product_public_id } = await aProduct(world, supplier)
    const day = await dayAhead(world, 3)
    const special = { product_public_id, price: '41.00', from_day: day, until_day: day }
    return { by: supplier.browser, body: special, other: { ...special, price: '42.00' } }
  },
  specialEnd: async () => {
    const supplier = await aSupplier(world)
    const special = async () => {
      const product = await aProduct(world, supplier)
      return { public_id: (await aSpecial(world, supplier, { product, priceCents: 1 })).publicId }
    }
    return { by: supplier.browser, body: await special(), other: await special() }
  },
  certificateSave: async () => {
    const { browser: by } = await aSupplier(world)
    const certificate = { mark: 'organic', body: 'Écocert', number: '1', until_day: '2199-01-01' }
    return { by, body: certificate, other: { ...certificate, number: '2' } }
  },
  certificateRemove: async () => {
    const supplier = await aSupplier(world)
    await aCertificate(world, supplier)
    return { by: supplier.browser, body: { mark: 'organic' }, other: { mark: 'halal' } }
  },
  customerSave: async () => {
    const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
    await aCustomer(world, supplier, restaurant)
    const code = (code: string) => ({ restaurant_public_id: restaurant.publicId, code })
    return { by: supplier.browser, body: code('R-1'), other: code('R-2') }
  },
  photoMove: async () => {
    const { supplier, photos } = await aProductWithPhotos()
    const move = (position: number) => ({ photo_public_id: photos[0], position })
    return { by: supplier.browser, body: move(2), other: move(1) }
  },
  photoRemove: async () => {
    const { supplier, photos } = await aProductWithPhotos()
    const [body, other] = photos.map((photo_public_id) => ({ photo_public_id }))
    return { by: supplier.browser, body: body ?? {}, other: other ?? {} }
  },
  photoReport: async () => {
    const { photos } = await aProductWithPhotos()
    const report = (reason: string) => ({ photo_public_id: photos[0], reason })
    const { browser: by } = await aRestaurant(world)
    return { by, body: report(REPORT_REASONS[0]), other: report(REPORT_REASONS[1]) }
  },
  operatorPhotoDecide: async () => {
    const { photos } = await aProductWithPhotos()
    const decide = (state: string) => ({ photo_public_id: photos[0], state })
    return { by: operator.browser, body: decide('hidden'), other: decide('shown') }
  },
  sendPromotion: async () => {
    const city = `Saint-Rejeu-${++serial}`
    await aRestaurant(world, { city })
    const { browser: by } = await aSupplier(world, { serves: [city] })
    return { by, body: { message: 'Bavette en rabais' }, other: { message: 'Onglet en rabais' } }
  },
  writeReview: async () => {
    const { browser: by } = await aRestaurant(world)
    const supplier = { public_id: (await aSupplier(world)).publicId, name: 'Ferme' }
    const review = { supplier, rating: '4', review: 'Frais.' }
    return { by, body: review, other: { ...review, rating: '2' } }
  },
  contactUs: async () => {
    const message = { first_name: 'Luc', last_name: 'Gagné', email: 'luc@exemple.test' }
    return {
      by: aVisitor(world),
      body: { ...message, question: 'Livrez-vous à Gaspé?' },
      other: { ...message, question: 'Et à Percé?' },
    }
  },
  approvalAsk: async () => {
    const { cook, request } = await aCookWithACart()
    return { by: cook.browser, body: request('Pour samedi.'), other: request('Pour lundi.') }
  },
  approvalRefuse: async () => {
    const { restaurant, cook, request } = await aCookWithACart()
    await cook.browser.post('/api/approval-ask/', request('Pour samedi.'))
    return { by: restaurant.browser, body: { note: 'Trop.' }, other: { note: 'Trop cher.' } }
  },
  learnOrderWords: async () => {
    const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
    const { publicId } = await aProduct(world, supplier)
    const learnt = (words: string) => ({ lines: [{ words, product_public_id: publicId }] })
    return { by: restaurant.browser, body: learnt('oignon'), other: learnt('lait') }
  },
  teamInvite: async () => {
    const invitation = () => ({ email: `reprise${++serial}@exemple.test`, role: 'cook' })
    return { by: (await aRestaurant(world)).browser, body: invitation(), other: invitation() }
  },
  guideSave: async () => {
    const guide = () => ({ name: `Carnet ${++serial}` })
    return { by: (await aRestaurant(world)).browser, body: guide(), other: guide() }
  },
  guideItemSave: async () => {
    const { by, seen, products } = await aGuideOfTwo()
    const item = { ...seen, label: '', section: '', measure: 'case', par: null, products }
    return { by, body: item, other: { ...item, par: '2' } }
  },
  guideItemMove: async () => {
    const { by, seen, items } = await aGuideOfTwo()
    const move = { ...seen, item_public_id: items[0] }
    return { by, body: { ...move, before: null }, other: { ...move, before: items[1] } }
  },
  guideItemRemove: async () => {
    const { by, seen, items } = await aGuideOfTwo()
    const [body, other] = items.map((item_public_id) => ({ ...seen, item_public_id }))
    return { by, body: body ?? {}, other: other ?? {} }
  },
  guideArchive: async () => {
    const { by, seen } = await aGuideOfTwo()
    return { by, body: seen, other: { ...seen, archived: false } }
  },
  guideDelete: async () => {
    const { by, seen } = await aGuideOfTwo()
    const { body } = await by.post('/api/guide-archive/', seen)
    const archived = { ...seen, ...body }
    return { by, body: archived, other: { ...archived, guide_version: 9 } }
  },
  guideCountSet: async () => {
    const { by, seen, items } = await aGuideOfTwo()
    const count = (amount: string) => ({
      guide_public_id: seen.guide_public_id,
      counts: [{ item_public_id: items[0], amount }],
    })
    return { by, body: count('2'), other: count('3') }
  },
  operatorCityAdd: async () => ({
    by: operator.browser,
    body: { name: `Sainte-Reprise-${++serial}` },
    other: { name: `Sainte-Reprise-${++serial}` },
  }),
  operatorCityImport: async () => {
    const file = () => Buffer.from(`name\nCanton ${++serial}\n`).toString('base64')
    return { by: operator.browser, body: { file: file() }, other: { file: file() } }
  },
  operatorIncidentRecord: async () => {
    const incident = {
      noticed_on: '2026-03-02',
      occurred: 'Vers le 1er mars 2026',
      risk_reason: 'Des coordonnées déjà publiques.',
      what_happened: 'Un fichier envoyé à la mauvaise adresse.',
      persons: 'Douze restaurants: noms et courriels.',
      is_serious: false,
      measures: 'Le destinataire a supprimé le fichier.',
    }
    return { by: operator.browser, body: incident, other: { ...incident, is_serious: true } }
  },
  supplierOrderUpdate: async () => {
    const { supplier, part } = await anOrderedPart()
    const answer = { ...part, action: 'accepted' }
    return { by: supplier.browser, body: answer, other: { ...part, action: 'cancelled' } }
  },
  supplierOrderSetToDone: async () => {
    const { supplier, part } = await anOrderedPart()
    await supplier.browser.post('/api/supplier-order-update/', { ...part, action: 'accepted' })
    return { by: supplier.browser, body: part, other: elsewhere }
  },
  supplierOrderCancel: async () => {
    const { restaurant, part } = await anOrderedPart()
    const taken = { supplier_order_public_id: part.supplier_order_id, reason: 'event_cancelled' }
    return { by: restaurant.browser, body: taken, other: { ...taken, reason: 'found_elsewhere' } }
  },
  restaurantOrderChange: async () => {
    const { restaurant, supplier, order, part } = await anOrderedPart()
    const [public_id] = order.partOf(supplier).lines
    const change = (quantity: number) => ({
      supplier_order_public_id: part.supplier_order_id,
      lines: [{ public_id, quantity }],
    })
    return { by: restaurant.browser, body: change(5), other: change(6) }
  },
  orderMessage: async () => {
    const { restaurant, part } = await anOrderedPart()
    const message = (text: string) => ({
      supplier_order_public_id: part.supplier_order_id,
      text,
    })
    return { by: restaurant.browser, body: message('Bonjour'), other: message('Bonsoir') }
  },
  orderReceive: async () => {
    const { restaurant, receive } = await aPartToReceive()
    return { by: restaurant.browser, body: receive, other: { ...receive, note: 'En retard' } }
  },
  orderPropose: async () => {
    const { by, raise } = await aPartToProposeAbout()
    return { by, body: raise(5), other: raise(6) }
  },
  proposalAnswer: async () => {
    const { by, raise, supplier } = await aPartToProposeAbout()
    const { body } = await by.post('/api/order-propose/', raise(5))
    const { public_id, lines } = body.supplier_products[0].proposal
    const answer = (agreed: string[]) => ({ proposal_public_id: public_id, agreed })
    return { by: supplier.browser, body: answer([lines[0].public_id]), other: answer([]) }
  },
  proposalWithdraw: async () => {
    const { by, raise } = await aPartToProposeAbout()
    const { body } = await by.post('/api/order-propose/', raise(5))
    const { public_id } = body.supplier_products[0].proposal
    const withdraw = (proposal_public_id: string) => ({ proposal_public_id })
    return { by, body: withdraw(public_id), other: withdraw(NO_ID) }
  },
  creditAnswer: async () => {
    const { restaurant, supplier, receive, line } = await aPartToReceive()
    const { body } = await restaurant.browser.post('/api/order-receive/', {
      ...receive,
      lines: [{ public_id: line, cases: 1, reason: 'missing' }],
      ask_credit: true,
    })
    const credit_public_id = body.supplier_products[0].credit.public_id
    const answer = { credit_public_id, reason: 'Livré' }
    return { by: supplier.browser, body: answer, other: { ...answer, reason: 'Reçu' } }
  },
  pickMark: async () => {
    const { supplier, order, part } = await anOrderedPart()
    await supplier.browser.post('/api/supplier-order-update/', { ...part, action: 'accepted' })
    const [public_id] = order.partOf(supplier).lines
    const marking = (mark: string) => ({ picked: true, lines: [{ public_id, mark }] })
    return { by: supplier.browser, body: marking('one'), other: marking('two') }
  },
  pickListPrinted: async () => {
    const { supplier, part } = await anOrderedPart()
    const body = { orders: [part.supplier_order_id] }
    return { by: supplier.browser, body, other: { orders: [] } }
  },
  routeOrder: async () => {
    const { supplier, part } = await anOrderedPart()
    const { supplier_order_id: publicId } = part
    await agreeDelivery(world, { publicId }, { day: '2026-11-24' })
    await supplier.browser.post('/api/supplier-order-update/', { ...part, action: 'accepted' })
    const body = { day: '2026-11-24', version: 0, supplier_order_public_ids: [publicId] }
    return { by: supplier.browser, body, other: { ...body, version: 1 } }
  },
  chooseDelivery: async () => {
    const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
    await aCart(restaurant, [{ product: await aProduct(world, supplier), quantity: 2 }])
    const choice = (note: string) => ({ supplier_public_id: supplier.publicId, note })
    return { by: restaurant.browser, body: choice('Par la ruelle.'), other: choice('') }
  },
  deliveryZoneSave: async () => {
    const { browser: by } = await aSupplier(world)
    const zone = (name: string) => ({ name, cities: ['Montréal'], minimum_order_price: null })
    return { by, body: zone('Centre'), other: zone('Nord') }
  },
  deliveryZoneRemove: async () => {
    const { by, zones } = await twoZones()
    const [body, other] = zones
    return { by, body, other }
  },
  deliveryRunSave: async () => {
    const { by, zones } = await twoZones()
    const [body, other] = zones.map((zone) => ({ ...zone, runs: [] }))
    return { by, body: body ?? {}, other: other ?? {} }
  },
  deliveryExceptionSave: async () => {
    const { browser: by } = await aSupplier(world)
    const closure = { zone_public_id: null, day: await dayAhead(world, 9), kind: 'closed' }
    return { by, body: closure, other: { ...closure, note: 'Inventaire' } }
  },
  deliveryExceptionRemove: async () => {
    const supplier = await aSupplier(world)
    const exceptions = [await dayAhead(world, 8), await dayAhead(world, 9)].map((day) =>
      aDeliveryException(world, supplier, { day }),
    )
    const [one, two] = await Promise.all(exceptions)
    const removed = (one?: { publicId: string }) => ({ exceptions: [one?.publicId] })
    return { by: supplier.browser, body: removed(one), other: removed(two) }
  },
  deliverySettingsSave: async () => {
    const { browser: by } = await aSupplier(world)
    const settings = (cut_off_rule: string) => ({ closed_holidays: [], cut_off_rule })
    return { by, body: settings('ask'), other: settings('strict') }
  },
  deliveryDeadlinesSave: async () => {
    const { browser: by } = await aSupplier(world)
    const deadlines = (answer_minutes: number) => ({ answer_minutes, credit_hours: 72 })
    return { by, body: deadlines(60), other: deadlines(90) }
  },
  restaurantOrderSetToDone: async () => {
    const { restaurant, order } = await anOrderedPart()
    return {
      by: restaurant.browser,
      body: { order_public_id: order.publicId },
      other: elsewhere,
    }
  },
}

const REPLAYED = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { keyed }]) => keyed === 'replayed',
)

test('every endpoint whose response is replayed is asked here', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(REPLAYED.map(([name]) => name).sort())
})

/** Sent twice they create once all the same: an address is unique, a preview changes nothing, a file is one photo of a product. */
const DONE_ONCE_AS_THEY_ARE = [
  'restaurantSignup',
  'supplierSignup',
  'previewImport',
  'previewPrices',
  'previewCustomers',
  'photoAdd',
]

test('every endpoint that creates is replayed', () => {
  const creating = (Object.entries(endpoints) as [string, Endpoint][])
    .filter(([, { status }]) => status?.includes(201))
    .map(([name]) => name)
  const replayed = REPLAYED.map(([name]) => name)
  expect(creating.filter((name) => !replayed.includes(name))).toEqual(DONE_ONCE_AS_THEY_ARE)
})

function send({ method, path }: Endpoint, by: Browser, body: object, key?: string) {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key }
  return method === 'DELETE' ? by.delete(path, body, headers) : by.post(path, body, headers)
}

const seen = ({ status, text }: Answer) => [status, text]

function aRequest(name: string): Promise<ReplayedRequest> {
  const make = REQUESTS[name]
  if (!make) throw new Error(`${name} has no request`)
  return make()
}

// The operator is one for all.
let key: string
beforeEach(() => {
  key = `k${++serial}`
})

describe.for(REPLAYED)('%s', ([name, endpoint]) => {
  test('refuses a key that is none, answers a retry as it was, and refuses its key with something else', async () => {
    const { by, body, other } = await aRequest(name)
    const untouched = await fingerprint(world.database)
    const refused = await send(endpoint, by, body, 'k'.repeat(256))
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['Idempotency-Key']])
    expect(await fingerprint(world.database)).toBe(untouched)
    const first = await send(endpoint, by, body, key)
    expect(first.status).toBe(endpoint.status?.[0] ?? 200)
    const before = await fingerprint(world.database)
    expect(seen(await send(endpoint, by, body, key))).toEqual(seen(first))
    expect(await fingerprint(world.database)).toBe(before)
    const reused = await send(endpoint, by, other, key)
    expect([reused.status, reused.body.code]).toEqual([422, 'key_reused'])
    expect(await fingerprint(world.database)).toBe(before)
  })
})

// One place replays for all: one of each kind of caller, and what costs most to do twice.
const BRIEFLY = ['contactUs', 'addEditProduct', 'deleteProduct', 'operatorCityAdd', 'orderReceive']

describe.for(casesOf(REPLAYED, ([name]) => BRIEFLY.includes(name)))('%s', ([name, endpoint]) => {
  test('sent eight times at once with one key is done once, and answered eight times alike', async () => {
    const { by, body } = await aRequest(name)
    await by.fetchToken()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(endpoint, by, body, key)),
    )
    const before = await fingerprint(world.database)
    expect(answers[0]?.status).toBe(endpoint.status?.[0] ?? 200)
    expect(new Set(answers.map((answer) => seen(answer).join(' '))).size).toBe(1)
    expect(seen(await send(endpoint, by, body, key))).toEqual(seen(answers[0] as Answer))
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('whose commit nobody could confirm was done, and a retry is told so without doing it again', async () => {
    const { by, body } = await aRequest(name)
    await by.fetchToken()
    const cut = by.at(cutOff.origin)
    line.loseNextCommit()
    const unknown = await send(endpoint, cut, body, key)
    expect([unknown.status, unknown.headers.has('Retry-After')]).toEqual([503, true])
    const before = await fingerprint(world.database)
    const { status } = await send(endpoint, cut, body, key)
    expect(status).toBe(endpoint.status?.[0] ?? 200)
    expect(await fingerprint(world.database)).toBe(before)
  })
})

const product = endpoints.addEditProduct

test('without a key every request is a request of its own', async () => {
  const { browser } = await aSupplier(world)
  const body = aNewProduct()
  const ids = [await send(product, browser, body), await send(product, browser, body)].map(
    (answer) => answer.body.public_id,
  )
  expect(new Set(ids).size).toBe(2)
})

test('the key of one account, or of one call, is free for another', async () => {
  const [one, two] = [await aSupplier(world), await aSupplier(world)]
  const body = aNewProduct()
  const first = await send(product, one.browser, body, 'k')
  const second = await send(product, two.browser, body, 'k')
  expect(second.body.public_id).not.toBe(first.body.public_id)
  const deleted = { public_id: first.body.public_id }
  const { deleteProduct } = endpoints
  expect((await send(deleteProduct, one.browser, deleted, 'k')).status).toBe(204)
  expect(seen(await send(product, one.browser, body, 'k'))).toEqual(seen(first))
  expect((await send(deleteProduct, one.browser, deleted, 'k')).status).toBe(204)
})

test('the key of one member answers no other of the business', async () => {
  const { restaurant, cook, request } = await aCookWithACart()
  const other = await aMember(world, restaurant, 'cook')
  const asks = (by: Browser) => send(endpoints.approvalAsk, by, request('Pour samedi.'), 'k')
  expect(await asks(cook.browser)).toMatchObject({ body: { approval: { is_own: true } } })
  expect(await asks(other.browser)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
})

test('a role that a member has lost gets no response of its key again', async () => {
  const restaurant = await aRestaurant(world)
  const partner = await aMember(world, restaurant, 'owner')
  const body = { email: `reprise${++serial}@exemple.test`, role: 'cook' }
  const invites = () => send(endpoints.teamInvite, partner.browser, body, 'k')
  expect((await invites()).status).toBe(201)
  const role = { person: partner.person.publicId, role: 'buyer' }
  await restaurant.browser.post('/api/team-role/', role)
  expect(await invites()).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
})

test('the key of one visitor is free for another, and for who signs in', async () => {
  const { body, other } = await (REQUESTS.contactUs as () => Promise<ReplayedRequest>)()
  const { browser } = await aSupplier(world)
  for (const by of [aVisitor(world), aVisitor(world), browser]) {
    expect((await send(endpoints.contactUs, by, body, 'k')).status).toBe(204)
    expect((await send(endpoints.contactUs, by, other, 'k')).status).toBe(422)
  }
})

test('what was refused is not stored: the same key may be tried again', async () => {
  const { supplier, part } = await anOrderedPart()
  const { supplierOrderSetToDone, supplierOrderUpdate } = endpoints
  expect((await send(supplierOrderSetToDone, supplier.browser, part, 'k')).status).toBe(409)
  await send(supplierOrderUpdate, supplier.browser, { ...part, action: 'accepted' })
  expect((await send(supplierOrderSetToDone, supplier.browser, part, 'k')).status).toBe(200)
})

test('a refusal after which the transaction commits is not stored either', async () => {
  const owner = Buffer.from('a visitor')
  const context = {
    idempotencyKey: 'k',
    input: {},
    reply: { statusCode: 204 },
    viewer: { kind: 'visitor' },
  } as unknown as RequestContext<Endpoint>
  const respond = (response: unknown) =>
    inTransaction(world.database, (tx) =>
      respondOnce(tx, endpoints.contactUs, context, owner, async () => response),
    )
  const refusal = commitThenRefuse(refuse('too_many_messages'))
  expect(await respond(refusal)).toBe(refusal)
  expect(await respond('"done"')).toBe('"done"')
})

test('an edited product is answered 200 again, a new one 201', async () => {
  const supplier = await aSupplier(world)
  const { publicId: public_id } = await aProduct(world, supplier)
  const edit = { ...aNewProduct(), public_id }
  for (let times = 0; times < 2; times++)
    expect((await send(product, supplier.browser, edit, 'k')).status).toBe(200)
})

test('after a day the key is free again', async () => {
  const { browser } = await aSupplier(world)
  const first = await send(product, browser, aNewProduct(), 'k')
  await sql`update idempotency_key set created_at = created_at - interval '25 hours'`.execute(
    world.database,
  )
  const body = aNewProduct()
  const second = await send(product, browser, body, 'k')
  expect(second.status).toBe(201)
  expect(second.body.public_id).not.toBe(first.body.public_id)
  expect(seen(await send(product, browser, body, 'k'))).toEqual(seen(second))
})

test('what a key is stored under says nothing of who the visitor is', async () => {
  const visitor = aVisitor(world)
  const { body } = await (REQUESTS.contactUs as () => Promise<ReplayedRequest>)()
  await send(endpoints.contactUs, visitor, body, 'secret')
  const rows = await world.database
    .selectFrom('idempotency_key')
    .selectAll()
    .where('key', '=', 'secret')
    .execute()
  expect(rows).toHaveLength(1)
  const id = visitor.cookies.get('visitorid') ?? ''
  expect(id).not.toBe('')
  expect(JSON.stringify(rows)).not.toContain(id)
})
