import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { expect, test } from 'vitest'
import { readMailContent } from '../../mail/content/mail-content.ts'
import type { MailKind } from '../../mail/content/mail-kinds.ts'

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

test('mails to the supplier say it, mails to the restaurant do not', async () => {
  const mails = await database
    .selectFrom('outbox')
    .select(['kind', 'facts', 'person_id', 'account_id'])
    .where('account_id', 'in', [restaurant.id, supplier.id])
    .execute()
  const contents = await Promise.all(
    mails.map(async (mail) => ({
      kind: mail.kind as MailKind,
      text: JSON.stringify(
        await readMailContent(database, {
          ...mail,
          kind: mail.kind as MailKind,
          facts: mail.facts as never,
        }),
      ),
    })),
  )
  expect(contents.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order-received', 'order-placed', 'order-accepted']),
  )
  for (const { kind, text } of contents)
    expect([kind, text.includes(CODE)]).toEqual([kind, kind === 'order-received'])
})
