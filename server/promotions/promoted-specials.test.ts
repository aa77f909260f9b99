import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { later } from '@halles/domain/holidays.ts'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aMailWorker } from '@halles/testing/servers/mail-worker.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { lastMailTo, mailsTo } from '@halles/testing/servers/read-mail.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aSpecial } from '@halles/testing/world/agreed-price.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { formatDay } from '@halles/texts/format.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

const world = await anOwnApp()
const { database } = world
const dataDir = await mkdtemp(join(tmpdir(), 'halles-specials-'))
afterAll(() => rm(dataDir, { recursive: true }))

const today = montrealToday()
const days = (from: number, until: number) => `[${later(today, from)},${later(today, until)}]`
const FOR_CUSTOMERS = { facts: { audience: 'customers' } } as const

let cities = 0
let city: string
let supplier: BuiltAccount
let restaurant: BuiltAccount
let flank: { id: number; publicId: string }
let onFlank: string

beforeEach(async () => {
  city = `Sainte-Aubaine-${++cities}`
  supplier = await aSupplier(world, { serves: [city] })
  restaurant = await aRestaurant(world, { city })
  flank = await aProduct(world, supplier, { nameFr: 'Bavette', nameEn: 'Flank' })
  onFlank = (
    await aSpecial(world, supplier, { product: flank, priceCents: 3_999, days: days(0, 6) })
  ).publicId
})

const send = (...specials: unknown[]) =>
  supplier.browser.post('/api/send-promotion/', { message: 'Nos soldes.', specials })
const list = async () => (await supplier.browser.get('/api/promotion-list/')).body
const end = (publicId: string) =>
  supplier.browser.post('/api/special-end/', { public_id: publicId })
async function aHiddenSpecial() {
  const hidden = await aProduct(world, supplier, { nameFr: 'Réserve', ...FOR_CUSTOMERS })
  return (await aSpecial(world, supplier, { product: hidden, priceCents: 100, days: days(0, 6) }))
    .publicId
}

describe('what is kept', () => {
  test('the list shows which specials were named, in their order and as they were then', async () => {
    const rack = await aProduct(world, supplier, { nameFr: 'Carré', nameEn: 'Rack' })
    const coming = { product: rack, priceCents: 4_500, fromCases: 3, days: days(2, 4) }
    const { publicId } = await aSpecial(world, supplier, coming)
    expect((await send(publicId, onFlank)).body).toEqual({ recipients: 1 })
    await end(publicId)
    await sql`update product set price_cents = 9999, name_fr = 'Autre' where id in (${rack.id}, ${flank.id})`.execute(
      database,
    )
    const { promotions } = await list()
    expect(promotions[0].specials).toEqual([
      {
        product: {
          public_id: rack.publicId,
          ...{ name_fr: 'Carré', name_en: 'Rack', list_price: '50.00' },
        },
        ...{ price: '45.00', from_cases: 3 },
        ...{ from_day: later(today, 2), until_day: later(today, 4) },
      },
      {
        product: {
          public_id: flank.publicId,
          ...{ name_fr: 'Bavette', name_en: 'Flank', list_price: '50.00' },
        },
        ...{ price: '39.99', from_cases: 1, from_day: today, until_day: later(today, 6) },
      },
    ])
    const { body } = await supplier.browser.get('/api/account-data/')
    expect(body.promotions_sent[0].specials).toMatchObject([
      { product: 'Carré', price: '45.00', list_price: '50.00' },
      { product: 'Bavette', price: '39.99', list_price: '50.00' },
    ])
  })

  test('one without specials is as before', async () => {
    const { status } = await supplier.browser.post('/api/send-promotion/', { message: 'Arrivage.' })
    expect(status).toBe(201)
    expect((await list()).promotions).toMatchObject([{ message: 'Arrivage.', specials: [] }])
  })
})

describe('a supplier chooses', () => {
  test('among its own that have not ended and whose product can be had on their days, with how many each would reach', async () => {
    const product = (given: object = {}) => aProduct(world, supplier, given)
    const special = async (of: { id: number }, given: object = {}) =>
      (
        await aSpecial(world, supplier, {
          ...{ product: of, priceCents: 100, days: days(0, 6), ...given },
        })
      ).publicId
    await special(await product(), { days: days(-3, -1) })
    await special(await product({ priceCents: 100 }))
    const [gone, out, back] = [await product(), await product(), await product()]
    for (const one of [gone, out]) await special(one)
    await sql`update product set deleted_at = now() where id = ${gone.id}`.execute(database)
    await sql`update product set available = false, available_from = case id when ${back.id} then ${later(today, 3)}::date end
      where id in (${out.id}, ${back.id})`.execute(database)
    const onBack = await special(back)
    const coming = await special(await product(), { days: days(4, 9) })
    const hidden = await aHiddenSpecial()
    await aCustomer(world, supplier, await aRestaurant(world, { city }))
    await aCustomer(world, supplier, await aRestaurant(world, { city }), { status: 'closed' })
    const other = await aSupplier(world, { serves: [city] })
    await aSpecial(world, other, { product: await aProduct(world, other), priceCents: 1 })

    const { recipients, specials } = await list()
    expect(recipients).toBe(3)
    const named = specials.map((one: { public_id: string; recipients: number }) => [
      one.public_id,
      one.recipients,
    ])
    expect(named).toEqual([
      [onFlank, 2],
      [onBack, 2],
      [hidden, 1],
      [coming, 2],
    ])
  })

  test.for<[string, (own: string) => unknown, string]>([
    ['somebody else’s', theirs, 'specials.1'],
    ['an unknown one', () => 'f'.repeat(32), 'specials.1'],
    ['what is no id', () => 'bavette', 'specials.1'],
    ['the same twice', (own) => own, 'specials'],
  ])('%s is refused by name, and nothing changes or goes out', async ([, wrong, field]) => {
    const sent = [onFlank, await wrong(onFlank)]
    const before = await fingerprint(database)
    const { status, body } = await send(...sent)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await fingerprint(database)).toBe(before)
    expect(await mailsQueuedFor(world, restaurant.email)).toEqual([])
    expect((await send(onFlank)).status).toBe(201)
  })

  test('no list, and thirteen: refused by name', async () => {
    for (const specials of [
      onFlank,
      Array.from({ length: 13 }, (_, n) => `${n}`.padStart(32, '0')),
    ]) {
      const sent = { message: 'Nos soldes.', specials }
      const { status, body } = await supplier.browser.post('/api/send-promotion/', sent)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['specials']])
    }
  })

  test('one that ended while the text was written is refused in words, and the hour stays free', async () => {
    await sql`update special set days = ${days(-6, -1)} where public_id = ${onFlank}`.execute(
      database,
    )
    const { status, body } = await send(onFlank)
    expect([status, body.fields]).toEqual([
      400,
      { 'specials.0': expect.stringContaining('n’est plus en solde') },
    ])
    expect((await supplier.browser.post('/api/send-promotion/', { message: 'Ail' })).status).toBe(
      201,
    )
  })

  async function theirs() {
    const other = await aSupplier(world)
    const product = await aProduct(world, other)
    return (await aSpecial(world, other, { product, priceCents: 1, days: days(0, 6) })).publicId
  }
})

describe('who gets it', () => {
  test('whoever may see one of its products: of those for customers, the customers', async () => {
    const customer = await aRestaurant(world, { city })
    await aCustomer(world, supplier, customer)
    const hidden = await aHiddenSpecial()
    expect((await send(hidden)).body).toEqual({ recipients: 1 })
    expect(await mailsQueuedFor(world, restaurant.email)).toEqual([])
    expect(await mailsQueuedFor(world, customer.email)).toEqual(['promotion'])
  })

  test('of a supplier that sells to customers alone, those; where there are none, nothing goes out', async () => {
    await sql`update supplier set open_to = 'customers' where account_id = ${supplier.id}`.execute(
      database,
    )
    expect((await send(onFlank)).body).toEqual({ recipients: 0 })
    await aCustomer(world, supplier, restaurant)
    expect((await send(onFlank)).body).toEqual({ recipients: 1 })
  })

  test('consent decides as ever: a customer that gave none gets nothing', async () => {
    const silent = [
      await aRestaurant(world, { city, promotionConsent: undefined }),
      await aRestaurant(world, { city, promotionConsent: false }),
      await aRestaurant(world, { city }),
      await aRestaurant(world),
    ]
    await silent[2]?.browser.post('/api/promotion-choices/', {
      ...{ supplier_public_id: supplier.publicId, wanted: false },
    })
    for (const one of silent) await aCustomer(world, supplier, one)
    expect((await list()).specials[0].recipients).toBe(1)
    expect((await send(onFlank)).body).toEqual({ recipients: 1 })
    for (const one of silent) expect(await mailsQueuedFor(world, one.email)).toEqual([])
  })
})

describe('the mail', () => {
  const LEGAL = { LEGAL_NAME: '9999-9999 Québec inc.', LEGAL_ADDRESS: '7, place du Marché, Québec' }
  const worker = () => aMailWorker(world, { DATA_DIR: dataDir, ...LEGAL })
  const mailTo = ({ email }: BuiltAccount) => lastMailTo(dataDir, email, /Promotion/)
  const outcomeOf = async ({ id }: BuiltAccount) => {
    const mail = database.selectFrom('outbox').select('outcome').where('account_id', '=', id)
    return (await mail.executeTakeFirstOrThrow()).outcome
  }

  test('shows old and new price, from how many cases, the days and where to order, in the reader’s language', async () => {
    const rack = await aProduct(world, supplier, { nameFr: 'Carré', nameEn: 'Rack', unit: 'lb' })
    const coming = { product: rack, priceCents: 4_500, fromCases: 3, days: days(2, 4) }
    const { publicId } = await aSpecial(world, supplier, coming)
    const english = await aRestaurant(world, { city })
    await sql`update person set language = 'en' where id = ${english.person.id}`.execute(database)
    await send(publicId, onFlank)
    const sending = await worker()
    const link = ({ publicId: id }: { publicId: string }) =>
      `https://halles.example.ca/product/${id}`
    for (const [reader, language, parts] of [
      [
        restaurant,
        'fr',
        [
          ...[
            'Carré',
            'Bavette',
            '45,00\u00a0$ la caisse',
            'au lieu de 50,00\u00a0$',
            '39,99\u00a0$ la caisse',
          ],
          ...['10\u00a0lb, dès 3 caisses', '10\u00a0kg'],
          `Du ${formatDay('fr', later(today, 2))} au ${formatDay('fr', later(today, 4))}`,
          `Jusqu’au ${formatDay('fr', later(today, 6))}`,
        ],
      ],
      [
        english,
        'en',
        [
          ...['Rack', 'Flank', '$45.00 per case', 'instead of $50.00', '$39.99 per case'],
          ...['10\u00a0lb, from 3 cases', `Through ${formatDay('en', later(today, 6))}`],
        ],
      ],
    ] as const) {
      const mail = await mailTo(reader)
      expect(mail.html).toContain(`lang="${language}"`)
      for (const part of [...parts, link(flank), link(rack)]) {
        expect(mail.text).toContain(part)
        expect(mail.html).toContain(part)
      }
      expect(mail.text.indexOf(link(rack))).toBeLessThan(mail.text.indexOf(link(flank)))
    }
    await sending.stop()
  })

  test('leaves out what its reader may not see, though it reached them', async () => {
    const customer = await aRestaurant(world, { city })
    await aCustomer(world, supplier, customer)
    await send(await aHiddenSpecial(), onFlank)
    const sending = await worker()
    const [shown, hidden] = [await mailTo(customer), await mailTo(restaurant)]
    expect(shown.text).toContain('Réserve')
    expect(hidden.text).toContain('Bavette')
    expect(hidden.text + hidden.html).not.toContain('Réserve')
    await sending.stop()
  })

  test('says what holds when it leaves: of one that was ended meanwhile nothing, of a price that rose the new one', async () => {
    const rack = await aProduct(world, supplier, { nameFr: 'Carré' })
    const { publicId } = await aSpecial(world, supplier, { product: rack, priceCents: 1 })
    await send(publicId, onFlank)
    await end(publicId)
    await sql`update product set price_cents = 6000 where id = ${flank.id}`.execute(database)
    const sending = await worker()
    const { text } = await mailTo(restaurant)
    expect(text).not.toContain('Carré')
    expect(text).toContain('au lieu de 60,00\u00a0$')
    await sending.stop()
  })

  test('does not leave where nothing that it named is left to be bought by its reader', async () => {
    const customer = await aRestaurant(world, { city })
    await aCustomer(world, supplier, customer)
    await send(onFlank)
    await sql`update product set audience = 'customers' where id = ${flank.id}`.execute(database)
    const sending = await worker()
    await mailTo(customer)
    await vi.waitFor(async () => expect(await outcomeOf(restaurant)).toBe('superseded'), {
      timeout: 60_000,
      interval: 50,
    })
    expect(await mailsTo(dataDir, restaurant.email)).toEqual([])
    await sending.stop()
  })
})
