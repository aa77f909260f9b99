import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applyRetention } from './retention.ts'

const world = await anOwnApp()
const { database } = world

const retain = () =>
  applyRetention(database, {
    onFailure(rule, error) {
      throw new Error(rule, { cause: error })
    },
  })

test('answers about promotions stay as long as their restaurant, and seven years', async () => {
  const [open, closed] = [await aRestaurant(world), await aRestaurant(world)]
  const supplier = await aSupplier(world)
  for (const { id } of [open, closed])
    await database
      .insertInto('promotion_unsubscription')
      .values({ restaurant_id: id, supplier_id: supplier.id })
      .execute()
  const closedFor = (age: string) =>
    sql`update account set status = 'closed', closed_at = now() - ${age}::interval where id = ${closed.id}`.execute(
      database,
    )
  await closedFor('6 years 11 months')
  const before = await fingerprint(database)
  await retain()
  expect(await fingerprint(database)).toBe(before)
  await expect(sql`delete from promotion_consent`.execute(database)).rejects.toThrow('seven years')
  await expect(sql`update promotion_consent set answer = true`.execute(database)).rejects.toThrow()

  await closedFor('7 years 1 day')
  const { promotion_consent, promotion_unsubscription } = await retain()
  expect([promotion_consent, promotion_unsubscription]).toEqual([1, 1])
  for (const table of ['promotion_consent', 'promotion_unsubscription'] as const)
    expect(await database.selectFrom(table).select('restaurant_id').execute()).toEqual([
      { restaurant_id: open.id },
    ])
})

test('a promotion and a decision of the team go after seven years', async () => {
  const supplier = await aSupplier(world)
  const operator = await anOperator(world)
  await sql`insert into promotion (supplier_id, message, recipients, sent_at)
    select ${supplier.id}::integer, 'Ail', 1, now() - age::interval
    from unnest(array['6 years', '7 years 1 day']) age`.execute(database)
  await sql`insert into operator_action (operator_id, action, subject, at)
    select ${operator.id}::integer, 'add_city', 'Laval', now() - age::interval
    from unnest(array['6 years', '7 years 1 day']) age`.execute(database)
  expect(await retain()).toMatchObject({ promotion: 1, operator_action: 1 })
})
