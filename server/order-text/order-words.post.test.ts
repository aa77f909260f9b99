import { comesToWait } from '@halles/testing/checks/comes-to-wait.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await anOwnApp()

/** A restaurant with all the words that are stored, `mot 1` the one used longest ago, then `mot 2`. */
async function withEveryWord() {
  const restaurant = await aRestaurant(world)
  const product = await aProduct(world, await aSupplier(world))
  await sql`
    insert into order_word (restaurant_id, words, product_id, used_at)
    select ${restaurant.id}, 'mot ' || number, product.id, now() - interval '1 day' + number * interval '1 second'
    from generate_series(1, 2000) number, product where public_id = ${product.publicId}
    order by number`.execute(world.database)
  async function learn(...words: string[]) {
    const lines = words.map((typed) => ({ words: typed, product_public_id: product.publicId }))
    return (await restaurant.browser.post('/api/order-words/', { lines })).status
  }
  async function storedOf(...words: string[]) {
    const stored = await world.database
      .selectFrom('order_word')
      .select('words')
      .where('restaurant_id', '=', restaurant.id)
      .execute()
    return {
      count: stored.length,
      left: words.filter((typed) => stored.some(({ words }) => words === typed)),
    }
  }
  return { restaurant, learn, storedOf }
}

test('of more words than are stored those used last stay', async () => {
  const { learn, storedOf } = await withEveryWord()
  const other = await withEveryWord()
  expect(await learn('mot 1', 'neuf')).toBe(204)
  expect(await storedOf('mot 1', 'mot 2', 'mot 3', 'neuf')).toEqual({
    count: 2000,
    left: ['mot 1', 'mot 3', 'neuf'],
  })
  expect((await other.storedOf()).count, 'the same words of another restaurant').toBe(2000)
})

// The database of a test refuses to end with a deadlock that nobody expected.
test('two devices that use what the other evicts do not wait for each other', async () => {
  const { restaurant, learn, storedOf } = await withEveryWord()
  const work = await inTransaction(world.database, async (tx) => {
    await tx
      .selectFrom('order_word')
      .select('words')
      .where('restaurant_id', '=', restaurant.id)
      .where('words', '=', 'mot 1')
      .forUpdate()
      .execute()
    const both = Promise.all([learn('mot 2', 'neuf', 'bleu'), learn('mot 3', 'vert', 'noir')])
    await comesToWait(world.database, both, 2)
    return { both }
  })
  expect(await work.both).toEqual([204, 204])
  expect(await learn('mot 2')).toBe(204)
  expect(
    await storedOf('mot 1', 'mot 2', 'mot 3', 'mot 4', 'mot 5', 'neuf', 'bleu', 'vert', 'noir'),
  ).toEqual({ count: 2000, left: ['mot 2', 'mot 3', 'neuf', 'bleu', 'vert', 'noir'] })
})
