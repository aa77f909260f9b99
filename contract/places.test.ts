import { mayDo } from '@halles/domain/role.ts'
import { expect, test } from 'vitest'
import { otherPlaces } from './other-places.ts'
import { type PagePath, pages } from './pages.ts'
import { placeAt, places } from './places.ts'

const OPENED_BY = {
  restaurant: ['restaurant', 'signed-in'],
  supplier: ['supplier', 'picking', 'signed-in'],
  picker: ['picking', 'signed-in'],
} as const
const ROLES = ['restaurant', 'supplier', 'picker'] as const
type Role = (typeof ROLES)[number]

/** Pages of one's own work that an address alone opens: not one order, one product or one guide of many. */
function ownPages(role: Role): PagePath[] {
  const access: readonly string[] = OPENED_BY[role]
  return (Object.keys(pages) as PagePath[]).filter(
    (page) => access.includes(pages[page]) && !page.includes('$'),
  )
}

test.each(ROLES.flatMap((role) => [['bar', role] as const, ['header', role] as const]))(
  'by the %s or one tap in "Plus", every screen of a %s’s own work is reached',
  (where, role) => {
    const beside = places[role].filter((place) => place[where])
    expect(beside.map(({ name }) => name)).toContain('more')
    // A header has a sixth place, the phone's bar no room for it.
    expect(beside.length).toBeLessThanOrEqual(where === 'bar' ? 5 : 6)
    const reached = new Set<string>(
      [...beside, ...otherPlaces(role, () => true)].map(({ page }) => page),
    )
    expect(ownPages(role).filter((page) => !reached.has(page))).toEqual([])
  },
)

test('"Plus" leads a cook to nothing that its role does not allow', () => {
  const names = otherPlaces('restaurant', (one) => mayDo('cook', one)).map(({ name }) => name)
  expect(names).toEqual(['checkout', 'orderText', 'business', 'profile'])
})

test.each([
  ['restaurant', '/categories', undefined, 'market'],
  ['restaurant', '/categories/beef', undefined, 'market'],
  ['restaurant', '/product/a', undefined, 'market'],
  ['restaurant', '/order/a', undefined, 'orders'],
  ['restaurant', '/account', 'orders', 'orders'],
  ['restaurant', '/account', 'team', undefined],
  ['restaurant', '/account', undefined, undefined],
  ['restaurant', '/checkout', undefined, 'cart'],
  ['restaurant', '/invoice/a', undefined, 'invoices'],
  ['restaurant', '/statement/a', undefined, 'invoices'],
  ['supplier', '/supplier/invoices/settings', undefined, 'invoices'],
  ['supplier', '/supplier/invoice/a', undefined, 'invoices'],
  ['supplier', '/account', 'orders', 'orders'],
  ['supplier', '/supplier/product/a', undefined, 'products'],
  ['supplier', '/supplier/pick/a', undefined, 'pick'],
  ['supplier', '/supplier/customers/a', undefined, 'customers'],
  ['supplier', '/supplier/customers/import', undefined, 'customers'],
  ['supplier', '/supplier/price-lists', undefined, 'customers'],
  ['supplier', '/supplier/price-lists/a', undefined, 'customers'],
  ['supplier', '/supplier/price-lists/a/import', undefined, 'customers'],
  ['supplier', '/faq', undefined, undefined],
  ['picker', '/supplier/orders', undefined, undefined],
] as const)('a %s at %s, tab %s, is at %s', (role, path, to, name) => {
  expect(placeAt(places[role], path, to)).toBe(name)
})
