import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { showOwnProducts } from './own-products.ts'
import { OWN_PRODUCT_PAGES, type OwnProduct, type Page } from './product-pages.ts'

beforeEach(() => vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' }))

const butter = { public_id: 'butter', available: true } as OwnProduct
const outOfStock = { ...butter, available: false }
const pageOf = (product: OwnProduct): Page<OwnProduct> => ({ results: [product], count: 1 })

test('a page that was being loaded when a product changed shows it as it is now', async () => {
  const client = new QueryClient()
  const before = Promise.withResolvers<Page<OwnProduct>>()
  const answers = [before.promise, Promise.resolve(pageOf(outOfStock))]
  const page = new QueryObserver<Page<OwnProduct>>(client, {
    queryKey: [...OWN_PRODUCT_PAGES, 'beef', 2],
    queryFn: ({ signal: _ }) => answers.shift() ?? Promise.reject(new Error('asked too often')),
    networkMode: 'always',
  })
  page.subscribe(() => {})
  showOwnProducts(client, [outOfStock])
  before.resolve(pageOf(butter))
  const shown = () => page.getCurrentResult().data?.results[0]?.available
  await expect.poll(shown, { timeout: 1_000 }).toBe(false)
  client.clear()
})
