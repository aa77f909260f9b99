import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { aTestApp } from '../servers/test-app.ts'
import { aProduct, aSupplier } from '../world/builders.ts'
import { fingerprint } from './fingerprint.ts'

const world = await aTestApp()

test('every row that comes, changes or goes shows; being seen does not', async () => {
  const { database } = world
  const seen = [await fingerprint(database)]
  const supplier = await aSupplier(world)
  seen.push(await fingerprint(database))
  const { id } = await aProduct(world, supplier)
  seen.push(await fingerprint(database))
  await database.updateTable('product').set({ price_cents: 1 }).where('id', '=', id).execute()
  seen.push(await fingerprint(database))
  expect(new Set(seen).size).toBe(4)

  await database
    .updateTable('session')
    .set({ last_seen_at: new Date(0) })
    .execute()
  await database
    .insertInto('rate_limit')
    .values({ key: randomBytes(32), uses: 1, ends_at: new Date() })
    .execute()
  expect(await fingerprint(database)).toBe(seen[3])

  await database.deleteFrom('session').execute()
  expect(seen).not.toContain(await fingerprint(database))
})
