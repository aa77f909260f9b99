import type { Language } from '@halles/contract/language.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../database/demo/products/catalogues.ts'
import { inTransaction } from '../../database/transaction.ts'
import { insertProducts } from '../products/products-sql.ts'
import { JUDGED_IN_ENGLISH, JUDGED_IN_FRENCH } from './judged-searches.ts'

const world = await anOwnApp()
for (const list of Object.values(catalogues)) {
  const { id } = await aSupplier(world)
  const products = Object.values(list).map((product) => ({ ...product, supplierId: id }))
  await inTransaction(world.database, (tx) => insertProducts(tx, products))
}
const { browser } = await aRestaurant(world)

async function found(search: string, lang: Language, most: number): Promise<string[]> {
  const names = new Set<string>()
  for (let page = 1; names.size < most; page++) {
    const query = new URLSearchParams({ search, lang, page: String(page) })
    const { body } = await browser.get(`/api/product-list/?${query}`)
    if (body.results.length === 0) break
    for (const product of body.results) names.add(asTyped((product as Body)[`name_${lang}`]))
  }
  return [...names].slice(0, most)
}

/** As a keyboard has it, so that the judged names can be read: no typographic apostrophe, no no-break space. */
function asTyped(name: string): string {
  return name.replaceAll('’', "'").replaceAll('\u00a0', ' ')
}

describe('in the demo market a reader of French who searches for', () => {
  test.each(JUDGED_IN_FRENCH)('%j sees %j first', async (search, ...first) => {
    expect(await found(search, 'fr', first.length)).toEqual(first)
  })
})

describe('in the demo market a reader of English who searches for', () => {
  test.each(JUDGED_IN_ENGLISH)('%j sees %j first', async (search, ...first) => {
    expect(await found(search, 'en', first.length)).toEqual(first)
  })
})
