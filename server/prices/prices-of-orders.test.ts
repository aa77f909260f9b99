import type { Language } from '@halles/contract/language.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList } from '@halles/testing/world/agreed-price.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { agreeOnDay, changeOf } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { agreeOnWindowEnd, receiptOf } from '@halles/testing/world/receive-order.ts'
import { expect, test } from 'vitest'
import { readMailContent } from '../mail/content/mail-content.ts'
import type { MailKind } from '../mail/content/mail-kinds.ts'
import { mailLinks } from '../mail/content/mail-links.ts'
import { renderMail } from '../mail/templates/render-mail.ts'

const world = await anOwnApp()
const { database } = world

const supplier = await aSupplier(world)
const restaurant = await aRestaurant(world)
const product = await aProduct(world, supplier, { nameFr: 'Rutabagas', priceCents: 5_000 })
await aPriceList(world, supplier, {
  lines: [
    { product, priceCents: 4_800 },
    { product, priceCents: 4_200, fromCases: 5 },
  ],
  for: [restaurant],
})
const order = await anOrder(world, restaurant, [{ product, quantity: 6 }])
const { publicId } = order.partOf(supplier)
await agreeOnDay(database, order, supplier, 60)
const { lines, change } = changeOf(restaurant, order, supplier)
await change({ lines: [{ public_id: lines[0], quantity: 5 }] })
await answerOf(supplier, order).answer({ action: 'accepted' })

/** What six or five cases cost, and one; never the list price of that many. */
const PAID = /252[.,]00|210[.,]00|42[.,]00/
const AS_IF_AT_LIST = /300[.,]00|250[.,]00/

test.each<[string, BuiltAccount, string, boolean]>([
  [
    'a restaurant’s order',
    restaurant,
    `restaurant-order-list/?order_public_id=${order.publicId}`,
    true,
  ],
  ['its list of orders', restaurant, 'restaurant-order-list/?status=active', true],
  ['its day', restaurant, 'restaurant-today/', false],
  ['its account’s data', restaurant, 'account-data/', true],
  ['what it may order again', restaurant, 'order-again/', false],
  ['its page of the product', restaurant, `product/?product_public_id=${product.publicId}`, true],
  [
    'a supplier’s order',
    supplier,
    `supplier-order-list/?supplier_order_public_id=${publicId}`,
    true,
  ],
  ['its list of orders', supplier, 'supplier-order-list/?status=acknowledged', true],
  ['its day', supplier, 'supplier-today/', false],
  ['its account’s data', supplier, 'account-data/', true],
  ['an order’s thread', supplier, `order-thread/?supplier_order_public_id=${publicId}`, false],
  ['its sheet to pick by', supplier, `pick-order/?supplier_order_public_id=${publicId}`, false],
  ['its pick list', supplier, 'pick-list/', false],
])('%s says what was paid, and not the list price', async (_, reader, path, hasPrice) => {
  const { status, text } = await reader.browser.get(`/api/${path}`)
  expect(status, text).toBe(200)
  expect(text).not.toMatch(AS_IF_AT_LIST)
  if (hasPrice) expect(text).toMatch(PAID)
})

test('what is exported of an order names the source and what everyone was asked', async () => {
  for (const { browser } of [restaurant, supplier]) {
    const { text } = await browser.get('/api/account-data/')
    const said = text.replaceAll(/\s/g, '')
    for (const one of ['"price":"42.00"', '"price_source":"volume"', '"list_price":"50.00"'])
      expect(said).toContain(one)
  }
})

type Expected = Record<Language, string[]>
const MAILS: [MailKind, BuiltAccount, Expected][] = [
  [
    'order-placed',
    restaurant,
    {
      fr: [
        '42,00 $ la caisse, prix de quantité (prix courant 50,00 $)',
        'Vous épargnez 40,00 $ sur les prix courants.',
      ],
      en: ['$42.00 per case, volume price (list price $50.00)', 'You save $40.00 on list prices.'],
    },
  ],
  [
    'order-accepted',
    restaurant,
    {
      fr: [
        'prix de quantité (prix courant 50,00 $)',
        'Vous épargnez 40,00 $ sur les prix courants.',
      ],
      en: ['volume price (list price $50.00)', 'You save $40.00 on list prices.'],
    },
  ],
  [
    'order-received',
    supplier,
    {
      fr: ['prix de quantité (prix courant 50,00 $)', '40,00 $ de moins qu’à vos prix courants.'],
      en: ['volume price (list price $50.00)', '$40.00 less than at your list prices.'],
    },
  ],
  [
    'order-edited',
    supplier,
    {
      fr: ['prix de quantité (prix courant 50,00 $)', '40,00 $ de moins qu’à vos prix courants.'],
      en: ['volume price (list price $50.00)', '$40.00 less than at your list prices.'],
    },
  ],
]

const links = mailLinks(new URL('https://halles.example.ca/'))

async function mailed(kind: MailKind, { id }: BuiltAccount, language: Language) {
  const mail = await database
    .selectFrom('outbox')
    .select(['kind', 'facts', 'person_id', 'account_id'])
    .where('kind', '=', kind)
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  const content = await readMailContent(database, mail as never)
  const { text } = renderMail(kind, content as never, { language, links, legal: {} })
  return { text: text.replaceAll(/\s+/g, ' ') }
}

test.each(MAILS)(
  'the mail %s says the price, its source and what it is below the list',
  async (kind, reader, expected) => {
    for (const language of ['fr', 'en'] as const) {
      const { text } = await mailed(kind, reader, language)
      for (const words of expected[language]) expect(text).toContain(words)
      expect(text).toMatch(/210,00 \$|\$210\.00/)
      expect(text).not.toMatch(AS_IF_AT_LIST)
    }
  },
)

test('a credit is asked at what was paid', async () => {
  await agreeOnWindowEnd(world, order.partOf(supplier), -1)
  const { receive, readSupplier } = receiptOf(restaurant, order, supplier)
  const { status, text } = await receive({
    lines: [{ public_id: lines[0], cases: 3, reason: 'missing' }],
    ask_credit: true,
  })
  expect(status, text).toBe(200)
  expect(JSON.stringify((await readSupplier()).credit)).toContain('84.00')
  const { text: said } = await mailed('credit-asked', supplier, 'fr')
  expect(said).toContain('42,00 $ la caisse')
  expect(said).toContain('84,00 $')
})
