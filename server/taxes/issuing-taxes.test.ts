import { later } from '@halles/domain/holidays.ts'
import { TAX_CLASSES } from '@halles/domain/tax/tax-class.ts'
import { taxRatesOn } from '@halles/domain/tax/tax-rates.ts'
import { taxationOn } from '@halles/domain/tax/tax-rules.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { aTaxClass, aTaxRegistration, aTaxRule, TAX_NUMBERS } from '@halles/testing/world/tax.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { findIssuingTaxes } from './issuing-taxes-sql.ts'

const world = await aTestApp()
const { database } = world

const taxesOf = ({ id }: BuiltAccount, productIds: number[] = []) =>
  inTransaction(database, (tx) => findIssuingTaxes(tx, id as SupplierId, productIds))

/** What is read in a transaction of which nothing stays: added rules are everybody's. */
async function rolledBack<Read>(read: (tx: Transaction) => Promise<Read>): Promise<Read> {
  let result: { read: Read } | undefined
  const done = new Error('enough')
  await inTransaction(database, async (tx) => {
    result = { read: await read(tx) }
    throw done
  }).catch((error) => {
    if (error !== done) throw error
  })
  if (!result) throw new Error('nothing was read')
  return result.read
}

const registration = (supplier: BuiltAccount, tax: 'gst' | 'qst', from: number, until?: number) =>
  database
    .insertInto('tax_registration')
    .values({
      supplier_id: supplier.id,
      tax,
      number: TAX_NUMBERS[tax],
      from_day: sql<string>`(now() at time zone 'America/Toronto')::date + ${from}::integer`,
      until_day:
        until === undefined
          ? null
          : sql<string>`(now() at time zone 'America/Toronto')::date + ${until}::integer`,
    })
    .execute()

test('a supplier that is not registered charges no tax', async () => {
  const supplier = await aSupplier(world)
  await aTaxRegistration(world, await aSupplier(world))
  expect((await taxesOf(supplier)).numbers).toEqual({ gst: null, qst: null })
})

test.each([
  ['from today on', 0, undefined, true],
  ['through today', -10, 0, true],
  ['from tomorrow on', 1, undefined, false],
  ['through yesterday', -10, -1, false],
] as const)('a registration %s', async (_, from, until, isInForce) => {
  const supplier = await aSupplier(world)
  await registration(supplier, 'gst', from, until)
  const gst = isInForce ? TAX_NUMBERS.gst : null
  expect((await taxesOf(supplier)).numbers).toEqual({ gst, qst: null })
})

test('a product has its class, none until it is answered; deleted ones too, and no other supplier’s', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const products = [
    await aProduct(world, supplier),
    await aProduct(world, supplier),
    await aProduct(world, supplier),
  ] as const
  const [answered, asked, unanswered] = products
  const others = await aProduct(world, other)
  await aTaxClass(world, [answered, others], 'hot_food')
  await aTaxClass(world, [asked], 'beverage_single_serving', false)
  await database
    .updateTable('product')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', answered.id)
    .execute()
  const ids = [...products, others].map(({ id }) => id)
  expect((await taxesOf(supplier, ids)).products).toEqual(
    new Map([
      [answered.id, { taxClass: 'hot_food', taxedWhereAsked: null }],
      [asked.id, { taxClass: 'beverage_single_serving', taxedWhereAsked: false }],
      [unanswered.id, null],
    ]),
  )
})

test('what operators have added holds from its day, the last of one day over the others, and not what they withdrew', async () => {
  const supplier = await aSupplier(world)
  const { today, added } = await rolledBack(async (tx) => {
    const inside = { database: tx }
    await aTaxRule(inside, 'qst', { taxClass: 'snack_food', isTaxed: true })
    await aTaxRule(inside, 'qst', { taxClass: 'snack_food', isTaxed: false })
    await aTaxRule(inside, 'gst', { rate: 6_000 }, { inDays: 1 })
    const withdrawn = await aTaxRule(inside, 'gst', { rate: 7_000 }, { inDays: 1 })
    await tx
      .updateTable('tax_rule')
      .set({ withdrawn_at: sql`now()` })
      .where('public_id', '=', withdrawn)
      .execute()
    return findIssuingTaxes(tx, supplier.id as SupplierId, [])
  })
  expect(taxationOn('snack_food', 'qst', today, added)).toBe('zero')
  expect(taxationOn('snack_food', 'qst', later(today, -1), added)).toBe('taxed')
  expect(taxRatesOn(today, added.rates)).toEqual({ gst: 5_000, qst: 9_975 })
  expect(taxRatesOn(later(today, 1), added.rates)).toEqual({ gst: 6_000, qst: 9_975 })
})

test('the database takes the classes of the domain, and no other', async () => {
  const product = await aProduct(world, await aSupplier(world))
  for (const taxClass of TAX_CLASSES) await aTaxClass(world, [product], taxClass)
  await expect(aTaxClass(world, [product], 'groceries' as 'hot_food')).rejects.toThrow('tax_class')
})

test('two registrations of one supplier for one tax do not overlap', async () => {
  const supplier = await aSupplier(world)
  await registration(supplier, 'gst', -10, -5)
  await registration(supplier, 'qst', -7)
  await registration(supplier, 'gst', -4)
  await expect(registration(supplier, 'gst', -5)).rejects.toThrow('exclusion constraint')
})
