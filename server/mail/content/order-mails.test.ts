import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aMember,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { aDeliveryZone } from '@halles/testing/world/delivery-zone.ts'
import { anOrder, type BuiltOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { beforeEach, expect, test } from 'vitest'
import { renderMail } from '../templates/render-mail.ts'
import { readMailContent } from './mail-content.ts'
import type { MailKind } from './mail-kinds.ts'
import { mailLinks } from './mail-links.ts'

const world = await anOwnApp()
const { database } = world
const links = mailLinks(new URL('http://localhost:3000'))
let restaurant: BuiltAccount
let buyer: BuiltAccount
let supplier: BuiltAccount
let desk: BuiltAccount
let order: BuiltOrder

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  buyer = await aMember(world, restaurant, 'buyer')
  const cook = await aMember(world, restaurant, 'cook', { orderLimitCents: null })
  supplier = await aSupplier(world)
  desk = await aMember(world, supplier, 'desk')
  await aMember(world, supplier, 'picker')
  const former = await aMember(world, supplier, 'desk')
  await former.browser.post('/api/team-leave/')
  await desk.browser.post('/api/language/', { lang: 'en' })
  const product = await aProduct(world, supplier)
  order = await anOrder(world, cook, [{ product, quantity: 2 }])
})

async function queued(business: BuiltAccount) {
  const mails = await database
    .selectFrom('outbox')
    .select(['kind', 'facts', 'recipient', 'language', 'person_id', 'account_id'])
    .where('account_id', '=', business.id)
    .orderBy('person_id')
    .orderBy('created_at')
    .execute()
  return mails as ((typeof mails)[number] & { kind: MailKind; facts: never })[]
}

const addressed = async (business: BuiltAccount) =>
  (await queued(business)).map(({ kind, recipient, language }) => [kind, recipient, language])

const answer = (by: BuiltAccount) =>
  by.browser.post('/api/supplier-order-update/', {
    supplier_order_id: order.partOf(supplier).publicId,
    action: 'accepted',
  })

test('an order and its answer are mailed once to each who may answer or close it, in their own language, and to nobody else', async () => {
  expect(await addressed(supplier)).toEqual([
    ['order-received', supplier.email, 'fr'],
    ['order-received', desk.email, 'en'],
  ])
  expect((await answer(desk)).status).toBe(200)
  expect(await addressed(restaurant)).toEqual(
    [restaurant, buyer].flatMap(({ email }) => [
      ['order-placed', email, 'fr'],
      ['order-accepted', email, 'fr'],
    ]),
  )
})

test('whoever was removed or lost the role before a mail leaves gets none; the others get theirs', async () => {
  await answer(supplier)
  const remove = { person: desk.person.publicId }
  expect((await supplier.browser.post('/api/team-remove/', remove)).status).toBe(200)
  const role = { person: buyer.person.publicId, role: 'cook' }
  expect((await restaurant.browser.post('/api/team-role/', role)).status).toBe(200)
  const mails = [...(await queued(supplier)), ...(await queued(restaurant))]
  const read = await Promise.all(
    mails.map(async (mail) => [
      mail.recipient,
      (await readMailContent(database, mail)) !== undefined,
    ]),
  )
  expect(Object.fromEntries(read)).toEqual({
    [supplier.email]: true,
    [desk.email]: false,
    [restaurant.email]: true,
    [buyer.email]: false,
  })
})

test('of an order that was taken back since, no answer or change of its supplier leaves any more', async () => {
  const { lines, cancel } = changeOf(restaurant, order, supplier)
  await agreeOnDay(database, order, supplier, 60)
  await answer(supplier)
  const reduced = await supplier.browser.post('/api/supplier-order-update/', {
    supplier_order_id: order.partOf(supplier).publicId,
    action: 'modified',
    reason: 'out_of_stock',
    products: [{ public_id: lines[0], edited_quantity: 1 }],
  })
  expect(reduced.status, reduced.text).toBe(200)
  await proposeAndAnswer()
  expect(await leaving(restaurant)).toEqual(
    new Set(['order-placed', 'order-accepted', 'order-reduced', 'proposal-ended']),
  )
  const { status, text } = await cancel()
  expect(status, text).toBe(200)
  expect(await leaving(restaurant)).toEqual(new Set())
  expect(await leaving(supplier)).toEqual(new Set(['order-withdrawn']))
})

test('that a supplier refused an order leaves', async () => {
  const { answer: refuse } = answerOf(supplier, order)
  expect((await refuse({ action: 'cancelled' })).status).toBe(200)
  expect(await leaving(restaurant)).toEqual(new Set(['order-rejected']))
})

/** The kinds of the mails to a business that still have something to say. */
async function leaving(business: BuiltAccount): Promise<Set<MailKind>> {
  const mails = await queued(business)
  const read = await Promise.all(mails.map((mail) => readMailContent(database, mail)))
  return new Set(mails.filter((_, index) => read[index] !== undefined).map(({ kind }) => kind))
}

/** The restaurant proposes more of its line, and its supplier answers no. */
async function proposeAndAnswer() {
  const { lines, propose, open, answer: answerProposal } = proposalsOf(order, restaurant, supplier)
  await propose(restaurant, { lines: [{ public_id: lines[0], quantity: 5 }] })
  const { public_id: proposal } = await open()
  expect((await answerProposal(supplier, proposal)).status).toBe(200)
}

test('mails about an order say its fee, its deposits and what it comes to, in the language of who reads them', async () => {
  await aDeliveryZone(world, supplier, { feeCents: 1_500 })
  const drink = await aProduct(world, supplier, {
    priceCents: 2_000,
    facts: { depositContainers: 24, depositKind: 'container' },
  })
  order = await anOrder(world, restaurant, [{ product: drink, quantity: 5 }])
  const { publicId, lines } = order.partOf(supplier)
  const reduced = await supplier.browser.post('/api/supplier-order-update/', {
    ...{ supplier_order_id: publicId, action: 'modified', reason: 'out_of_stock' },
    products: [{ public_id: lines[0], edited_quantity: 3 }],
  })
  expect(reduced.status, reduced.text).toBe(200)
  const written = async (kind: MailKind, language: 'fr' | 'en') => {
    const mails = [...(await queued(supplier)), ...(await queued(restaurant))]
    const mail = mails.findLast((one) => one.kind === kind && one.language === language)
    if (!mail) throw new Error(`no ${kind}`)
    const content = await readMailContent(database, mail)
    if (!content) throw new Error(`${kind} says nothing`)
    return renderMail(kind, content, { language, links, legal: {} }).text
  }
  for (const [kind, deposit, total] of [
    ['order-received', '12,00', '127,00'],
    ['order-placed', '12,00', '127,00'],
    ['order-changed', '7,20', '82,20'],
  ] as const) {
    const text = (await written(kind, 'fr')).replaceAll('\u00a0', ' ')
    expect(text).toContain('Frais de livraison : 15,00 $')
    expect(text).toContain(`Consigne : ${deposit} $`)
    expect(text).toContain(`Total avant taxes : ${total} $`)
  }
  expect(await written('order-received', 'en')).toContain('Delivery fee: $15.00')
})
