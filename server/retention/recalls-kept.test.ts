import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrderOfLot, aRecall } from '@halles/testing/world/lots.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { applyRetention } from './retention.ts'

const world = await anOwnApp()

async function leftAfter(age: string) {
  const back = (column: string) =>
    sql`${sql.ref(column)} = ${sql.ref(column)} - ${sql.lit(age)}::interval`
  await sql`update line_lot set ${back('at')}`.execute(world.database)
  await sql`update recall set ${back('sent_at')}`.execute(world.database)
  await applyRetention(world.database, {
    onFailure(rule, error) {
      throw new Error(rule, { cause: error })
    },
  })
  const { rows } = await sql<{ lots: number; recalls: number; receivers: number }>`
    select (select count(*)::integer from line_lot) as lots, (select count(*)::integer from recall) as recalls,
      (select count(*)::integer from recall_receiver) as receivers`.execute(world.database)
  return rows[0]
}

test('lots and recalls are kept for seven years, and with a recall whom it told', async () => {
  const supplier = await aSupplier(world)
  await anOrderOfLot(world, await aRestaurant(world), supplier, { lot: 'L-1' })
  await aRecall(supplier, 'L-1')
  expect(await leftAfter('6 years 11 months')).toEqual({ lots: 1, recalls: 1, receivers: 1 })
  expect(await leftAfter('2 months')).toEqual({ lots: 0, recalls: 0, receivers: 0 })
})
