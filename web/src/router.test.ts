import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createApplicationRouter } from './router.ts'

const OF_LISTS = ['supplier', 'search', 'sort_by', 'sort_direction', 'page']
const ID = '0123456789abcdef'.repeat(2)

/** Every page whose address says more than its path, and what it says there. */
const SAID: Record<string, string[]> = {
  '/account': ['to', 'status', 'person', 'kind', 'from', 'until', 'day', 'zone'],
  '/categories/$categoryName': OF_LISTS,
  '/guide/$guidePublicId/': ['add', 'search'],
  '/guides': ['build'],
  '/invoices': ['tab', 'month', 'state', 'other', 'search', 'page'],
  '/login': ['redirect'],
  '/operator': ['tab', 'status', 'search', 'page'],
  '/orders': ['status'],
  '/product/$productPublicId': ['marks', 'origin', 'keep', 'without'],
  '/review': ['supplier'],
  '/signup': ['type', 'invitation'],
  '/statement/$supplierPublicId': ['month'],
  '/substitutes': ['category', 'supplier'],
  '/supplier/categories/$categoryName/': OF_LISTS,
  '/supplier/categories/$categoryName/add': OF_LISTS,
  '/supplier/categories/$categoryName/edit/$productPublicId': OF_LISTS,
  '/supplier/customers/import': ['list', 'kind', 'page'],
  '/supplier/customers/': ['status', 'search', 'page'],
  '/supplier/import': ['list', 'kind', 'page'],
  '/supplier/invoices/': ['tab', 'month', 'state', 'other', 'search', 'page'],
  '/supplier/invoice-draft/$restaurantPublicId': ['orders', 'from', 'to'],
  '/supplier/orders': ['status', 'day', 'zone'],
  '/supplier/pick/': ['by', 'day', 'zone'],
  '/supplier/lots/': ['lot', 'product', 'page'],
  '/supplier/price-lists/$priceListPublicId': ['category', 'by'],
  '/supplier/price-lists/$priceListPublicId/import': ['file', 'kind', 'page'],
  '/supplier/prices': ['category'],
  '/supplier/route-sheet': ['day', 'zone'],
  '/supplier/statement/$restaurantPublicId': ['month'],
  '/supplier/taxes/$categoryName': ['only', 'search', 'page'],
  '/supplierinfo/$supplierPublicId': ['to'],
}
/** These are any text, checked where it is used. */
const FREE = ['/login redirect', '/review supplier']

const { router } = createApplicationRouter(createMemoryHistory())
const reading = Object.values(router.routesById).filter(({ options }) => options.validateSearch)

test('no other page reads what its address says', () => {
  expect(reading.map(({ fullPath }) => fullPath).sort()).toEqual(Object.keys(SAID).sort())
})

test.for(Object.entries(SAID))(
  'nonsense in the address of %s counts as absent',
  ([page, names]) => {
    const path = page.replace(/\$\w+/g, 'beef')
    const written = names.filter((name) => !FREE.includes(`${page} ${name}`))
    const nonsense = new URLSearchParams(written.map((name) => [name, '\n']))
    const { router } = at(`${path}?${nonsense}&lang=en`)
    expect(router.matchRoutes(router.latestLocation).at(-1)).toMatchObject({
      fullPath: page,
      search: Object.fromEntries([...written.map((name) => [name, undefined]), ['lang', 'en']]),
    })
    const { href } = router.buildLocation({ to: '.', search: true })
    expect(href).toBe(`${path.replace(/\/$/, '')}?lang=en`)
  },
)

test('what makes sense stays in an address beside what makes none', () => {
  const { router } = at(`/categories/beef?sort_by=foo&supplier=${ID}&page=abc`)
  const { href } = router.buildLocation({ to: '.', search: true })
  expect(href).toBe(`/categories/beef?supplier=${ID}`)
})

function at(address: string) {
  return createApplicationRouter(createMemoryHistory({ initialEntries: [address] }))
}
