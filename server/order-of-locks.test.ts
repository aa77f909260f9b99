import { endpoints } from '@halles/contract/endpoints.ts'
import { ACCESS_MATRIX } from '@halles/testing/access-matrix/access-matrix.ts'
import { type Column, type Row, VIEWERS } from '@halles/testing/access-matrix/viewers.ts'
import { listedOrder, locksOf, wrongOrders } from '@halles/testing/checks/lock-order.ts'
import { clientOfPools } from '@halles/testing/checks/round-trips.ts'
import { ask } from '@halles/testing/client/ask.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aVisitor } from '@halles/testing/world/builders.ts'
import { aZone, dayAhead } from '@halles/testing/world/deliver-rules.ts'
import { aMarket } from '@halles/testing/world/market.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from './database/transaction.ts'

const world = await anOwnApp()
const ORDER = listedOrder()

type Text = string | { text: Text }
const textOf = (given: Text): string => (typeof given === 'string' ? given : textOf(given.text))

/** What every transaction sent meanwhile, one after the other of each connection. */
async function transactionsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const open = new Map<unknown, string[]>()
  const done: string[][] = []
  const asked = clientOfPools()
  const { query } = asked
  const spy = vi.spyOn(asked, 'query').mockImplementation(function (
    this: unknown,
    ...given: unknown[]
  ) {
    const text = textOf(given[0] as Text)
    if (text.startsWith('begin')) {
      const sent: string[] = []
      open.set(this, sent)
      done.push(sent)
    } else if (/^(commit|rollback)/.test(text)) open.delete(this)
    else open.get(this)?.push(text)
    return Reflect.apply(query, this, given)
  })
  onTestFinished(() => spy.mockRestore())
  await work()
  spy.mockRestore()
  return done
}

/** Each call that writes, by somebody whom it answers. */
const WRITES = ACCESS_MATRIX.filter(({ call }) => endpoints[call].method !== 'GET').flatMap(
  (row: Row) => {
    const columns = Object.entries(VIEWERS) as [Column, (typeof VIEWERS)[Column]][]
    const [first] = columns.filter(([column]) => row.expected[column] < 300)
    return first ? [{ ...row, about: row.about ?? '', viewer: first[1][0] }] : []
  },
)

test.for(WRITES)('$call $about locks in the order of the list', async (row) => {
  const market = await aMarket(world)
  await row.before?.(market)
  const browser = row.viewer === 'visitor' ? aVisitor(world) : market[row.viewer].browser
  const input = row.input?.(market, row.viewer) ?? {}
  await browser.fetchToken()
  const transactions = await transactionsOf(async () => {
    const { status, text } = await ask(browser, row.call, input)
    expect(status, text).toBeLessThan(300)
  })
  for (const sent of transactions) {
    expect(wrongOrders(sent, ORDER), sent.join('\n')).toEqual([])
  }
  const locked = transactions
    .flat()
    .filter((text) => /\bfor (no key )?(update|share)\b/i.test(text))
  expect(locked.flatMap(locksOf).filter((table) => !ORDER.includes(table))).toEqual([])
})

test('a supplier that proposes a day and a substitute does so too', async () => {
  const market = await aMarket(world)
  await aZone(world, market.supplier)
  const other = await aProduct(world, market.supplier)
  const part = market.order.partOf(market.supplier)
  const proposal = {
    supplier_order_public_id: part.publicId,
    day: await dayAhead(world, 4),
    substitutes: [{ public_id: part.lines[0], product_public_id: other.publicId, quantity: 1 }],
  }
  const sent = await transactionsOf(() =>
    market.supplier.browser.post('/api/order-propose/', proposal),
  )
  expect(sent.flatMap((texts) => wrongOrders(texts, ORDER))).toEqual([])
  expect(sent.flat().flatMap(locksOf)).toEqual(
    expect.arrayContaining(['product', 'supplier_order']),
  )
})

test('a wrong order is caught in what a transaction sent', async () => {
  const transactions = await transactionsOf(() =>
    inTransaction(world.database, async (tx) => {
      await tx.selectFrom('supplier_order').select('id').limit(1).forNoKeyUpdate().execute()
      await sql`update cart set restaurant_id = restaurant_id where false`.execute(tx)
    }),
  )
  expect(transactions.map((sent) => wrongOrders(sent, ORDER))).toEqual([
    ['cart after supplier_order'],
  ])
})

test.for([
  ['select "id" from "cart" where id = $1 for update', ['cart']],
  [
    'select 1 from account other join supplier on true for share of other, supplier',
    ['account', 'supplier'],
  ],
  [
    'with locked as (select 1 from product for no key update of product) update product set x = 1',
    ['product', 'product'],
  ],
  ['insert into "cart" values (1) on conflict do nothing', []],
  [
    'insert into last_own_change as last values ($1) on conflict (a) do update set number = 1',
    ['last_own_change'],
  ],
  ['delete from "session" where true', ['session']],
] as const)('%s locks %j', ([statement, tables]) => {
  expect(locksOf(statement)).toEqual(tables)
})
