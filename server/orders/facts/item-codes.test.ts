import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { agreeOnDay } from '@halles/testing/world/change-order.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { expect, test } from 'vitest'
import { readMailContent } from '../../mail/content/mail-content.ts'
import type { MailKind } from '../../mail/content/mail-kinds.ts'
import { mailLinks } from '../../mail/content/mail-links.ts'
import { renderMail } from '../../mail/templates/render-mail.ts'

const world = await aTestApp()
const { database } = world
const [restaurant, supplier] = [await aRestaurant(world), await aSupplier(world)]
const picker = await aMember(world, supplier, 'picker')
const CODE = 'POI-0042'
const [leeks, kale] = [await aProduct(world, supplier), await aProduct(world, supplier)]
await database
  .updateTable('product')
  .set({ item_code: CODE, keep: 'chilled' })
  .where('id', '=', leeks.id)
  .execute()
const order = await anOrder(world, restaurant, [
  { product: leeks, quantity: 2 },
  { product: kale, quantity: 1 },
])
const { publicId } = order.partOf(supplier)
await answerOf(supplier, order).answer({ action: 'accepted' })

async function read({ browser }: typeof supplier, path: string) {
  const { status, body } = await browser.get(path)
  expect(status, path).toBe(200)
  return body
}
type Coded = { item_code: string }
const codes = (lines: Coded[]) => lines.map(({ item_code }) => item_code)

test('whoever picks reads the supplier’s own code, and goods that are chilled after those of which nothing is said', async () => {
  const list = await read(picker, '/api/pick-list/')
  expect(list.products.map((one: Coded & { keep: string }) => [one.keep, one.item_code])).toEqual([
    [null, ''],
    ['chilled', CODE],
  ])
  const path = `/api/pick-order/?supplier_order_public_id=${publicId}`
  expect(codes((await read(picker, path)).lines)).toEqual([CODE, ''])
})

test('the supplier reads it on the order, as it is today', async () => {
  const path = `/api/supplier-order-list/?supplier_order_public_id=${publicId}`
  expect(codes((await read(supplier, path)).orderProducts)).toEqual([CODE, ''])
})

test('no restaurant reads it', async () => {
  for (const path of [
    '/api/product-list/',
    `/api/product/?product_public_id=${leeks.publicId}`,
    '/api/restaurant-order-list/?status=active',
    `/api/restaurant-order-list/?order_public_id=${order.publicId}`,
    '/api/account-data/',
  ]) {
    expect(JSON.stringify(await read(restaurant, path))).not.toContain(CODE)
  }
})

/** What mails that are true now say, and which of the codes they say, by who gets them. */
async function saidInMails(codes: readonly string[]) {
  const mails = await database
    .selectFrom('outbox')
    .select(['kind', 'facts', 'person_id', 'account_id'])
    .where('account_id', 'in', [restaurant.id, supplier.id])
    .execute()
  const said = await Promise.all(
    mails.map(async (mail) => {
      const kind = mail.kind as MailKind
      const content = await readMailContent(database, {
        ...mail,
        kind,
        facts: mail.facts as never,
      })
      if (!content) return []
      const context = { language: 'fr', links, legal: {} } as const
      const text = JSON.stringify([content, renderMail(kind, content, context)])
      const to = mail.account_id === supplier.id ? 'supplier' : 'restaurant'
      return [{ mail: `${kind} to ${to}`, codes: codes.filter((code) => text.includes(code)) }]
    }),
  )
  return said.flat()
}
const links = mailLinks(new URL('https://halles.example.ca/'))

test('mails to the supplier say it, mails to the restaurant do not', async () => {
  expect(await saidInMails([CODE])).toEqual(
    expect.arrayContaining([
      { mail: 'order-received to supplier', codes: [CODE] },
      { mail: 'order-placed to restaurant', codes: [] },
      { mail: 'order-accepted to restaurant', codes: [] },
    ]),
  )
})

test('mails about a proposal say it to the supplier alone: of what comes, and of what it comes in place of', async () => {
  const further = 'BET-0007'
  const chard = await aProduct(world, supplier, { facts: { itemCode: further } })
  const changed = await anOrder(world, restaurant, [{ product: leeks, quantity: 8 }])
  const proposals = proposalsOf(changed, restaurant, supplier)
  const [line = ''] = proposals.lines
  await agreeOnDay(database, changed, supplier, -60)
  await proposals.update({ action: 'accepted' })
  const substitute = { public_id: line, product_public_id: chard.publicId, quantity: 4 }
  await proposals.propose(supplier, { substitutes: [substitute], reason: 'out_of_stock' })
  expect(await saidInMails([further])).toContainEqual({
    mail: 'proposal-made to restaurant',
    codes: [],
  })
  await proposals.answer(restaurant, (await proposals.open()).public_id)
  await proposals.propose(restaurant, {
    lines: [{ public_id: line, quantity: 5 }],
    added: [{ product_public_id: chard.publicId, quantity: 2 }],
  })
  const said = await saidInMails([CODE, further])
  const about = said.filter(({ mail }) => mail.startsWith('proposal-'))
  expect(about).toEqual([
    { mail: 'proposal-ended to supplier', codes: [CODE, further] },
    { mail: 'proposal-made to supplier', codes: [CODE, further] },
  ])
  for (const { mail, codes } of said) if (mail.endsWith('restaurant')) expect(codes).toEqual([])
})
