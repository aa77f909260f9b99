import type { Permission } from '@halles/domain/role.ts'
import { type PagePath, pageAt } from './pages.ts'

/** Whose places they are: a supplier's picker has its own. */
export type PlaceRole = 'restaurant' | 'supplier' | 'picker' | 'operator'

export type PlaceName =
  | 'market'
  | 'orders'
  | 'guides'
  | 'cart'
  | 'pick'
  | 'products'
  | 'deliveries'
  | 'customers'
  | 'invoices'
  | 'more'

/** A page that needs nothing but its address. */
export type PlacePage = Exclude<PagePath, `${string}$${string}`>

/** `to`: a tab of the account. */
type Address = { page: PagePath; to?: string }

export type Place = {
  name: PlaceName
  page: PlacePage
  /** In the bar at the bottom of a phone. */
  bar?: true
  /** In the header of a wide screen. */
  header?: true
  /** Shown to those alone whose role allows it. */
  needs?: Permission
  /** Where one is in this place too. */
  within?: readonly Address[]
}

const ORDERS_TAB: Address = { page: '/account', to: 'orders' }
const MORE: Place = { name: 'more', page: '/more', bar: true, header: true }
const PICK: Place = {
  name: 'pick',
  page: '/supplier/pick',
  bar: true,
  within: [{ page: '/supplier/pick/$supplierOrderPublicId' }],
}
const DELIVERIES: Place = { name: 'deliveries', page: '/supplier/route-sheet', header: true }

/**
 * What stands in the bar and the header, by role, in this order; every other screen of one's own work is in
 * `other-places.ts`, for the page "Plus". A new screen is one row, here or there, with its label and its icon.
 */
export const places: Record<PlaceRole, readonly Place[]> = {
  restaurant: [
    {
      name: 'market',
      page: '/categories',
      bar: true,
      header: true,
      within: [
        { page: '/categories/$categoryName' },
        { page: '/product/$productPublicId' },
        { page: '/supplierinfo/$supplierPublicId' },
      ],
    },
    {
      name: 'orders',
      page: '/orders',
      bar: true,
      header: true,
      within: [{ page: '/order/$orderPublicId' }, ORDERS_TAB],
    },
    {
      name: 'guides',
      page: '/guides',
      bar: true,
      header: true,
      within: [{ page: '/guide/$guidePublicId' }, { page: '/guide/$guidePublicId/count' }],
    },
    {
      name: 'invoices',
      page: '/invoices',
      header: true,
      needs: 'manage_orders',
      within: [{ page: '/invoice/$paperPublicId' }, { page: '/statement/$supplierPublicId' }],
    },
    { name: 'cart', page: '/checkout', bar: true, header: true },
    MORE,
  ],
  supplier: [
    {
      name: 'orders',
      page: '/supplier/orders',
      bar: true,
      header: true,
      within: [{ page: '/supplier/order/$supplierOrderPublicId' }, ORDERS_TAB],
    },
    PICK,
    {
      name: 'products',
      page: '/supplier/categories',
      bar: true,
      header: true,
      within: [
        { page: '/supplier/categories/$categoryName' },
        { page: '/supplier/categories/$categoryName/add' },
        { page: '/supplier/categories/$categoryName/edit/$productPublicId' },
        { page: '/supplier/product/$productPublicId' },
      ],
    },
    DELIVERIES,
    {
      name: 'customers',
      page: '/supplier/customers',
      bar: true,
      header: true,
      within: [
        { page: '/supplier/customers/import' },
        { page: '/supplier/customers/$restaurantPublicId' },
        { page: '/supplier/price-lists' },
        { page: '/supplier/price-lists/$priceListPublicId' },
        { page: '/supplier/price-lists/$priceListPublicId/import' },
      ],
    },
    {
      name: 'invoices',
      page: '/supplier/invoices',
      header: true,
      within: [
        { page: '/supplier/invoice-draft/$restaurantPublicId' },
        { page: '/supplier/invoices/settings' },
        { page: '/supplier/invoice/$paperPublicId' },
        { page: '/supplier/statement/$restaurantPublicId' },
      ],
    },
    MORE,
  ],
  picker: [{ ...PICK, header: true }, { ...DELIVERIES, bar: true }, MORE],
  operator: [],
}

/** Where somebody is, of the places that stand beside each other: "Plus" holds all screens that are in none of them. */
export function placeAt(
  beside: readonly Place[],
  path: string,
  to: string | undefined,
): PlaceName | undefined {
  const page = pageAt(path)?.page
  const isAt = (address: Address) =>
    address.page === page && (address.to === undefined || address.to === to)
  return beside.find((place) => isAt(place) || place.within?.some(isAt))?.name
}
