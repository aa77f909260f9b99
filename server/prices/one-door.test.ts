import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Where `product.price_cents` is read, and why that is not what a restaurant is asked: of everything else `offerFor` and `askedOf`
 * decide (decision 087).
 */
const READ_BY: Record<string, string> = {
  'prices/asked-price-sql.ts': 'the door itself',
  'catalogue/products/offer-sql.ts': 'the door itself: what its unit prices are computed of',
  'catalogue/product-list/own-priced-sql.ts':
    'the walk by a price: what is overridden is left out of it',
  'catalogue/product-list/own-key-sql.ts':
    'whether what is asked is the stored price, which the walk is by',
  'catalogue/product-list/sorted-search-sql.ts':
    'a list that is not sorted by a price, where it is not shown',
  'price-list-import/price-import-rows-sql.ts': 'a supplier reads its own list price',
  'catalogue/product-list/indexed-sort-sql.ts': 'the same',
  'catalogue/product-list/page-products-sql.ts': 'whether the price of an offer is the stored one',
  'catalogue/product-list/product-columns-sql.ts':
    'a supplier reads its own list; the history of the list price',
  'orders/added-lines-sql.ts': 'the list price that a line keeps beside its own',
  'price-lists/specials-sql.ts': 'a supplier reads its own list price',
  'price-lists/price-list-lines-sql.ts': 'the same',
  'mail/content/promotion-mail-sql.ts': 'the list price beside a special',
  'promotions/promoted-specials-sql.ts': 'the same',
}

test('nothing else reads what a product costs by the list', () => {
  const server = new URL('..', import.meta.url)
  const found = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-sql.ts') && !/^(database|node_modules)\//.test(name))
    .filter((name) => /product\}?\.price_cents/.test(readFileSync(new URL(name, server), 'utf8')))
  expect(found.sort()).toEqual(Object.keys(READ_BY).sort())
})
