import type { Permission } from '@halles/domain/role.ts'
import type { PlacePage, PlaceRole } from './places.ts'

export type OtherPlaceName =
  | 'pick'
  | 'deliveries'
  | 'invoices'
  | 'invoiceSettings'
  | 'checkout'
  | 'orderText'
  | 'substitutes'
  | 'review'
  | 'inviteSupplier'
  | 'prices'
  | 'priceLists'
  | 'specials'
  | 'lots'
  | 'import'
  | 'customerImport'
  | 'deliveryDays'
  | 'promotion'
  | 'receivedReviews'
  | 'certificates'
  | 'taxes'
  | 'business'
  | 'activity'
  | 'team'
  | 'profile'

/** How "Plus" groups them: one's work, the business, oneself. */
export const PLACE_GROUPS = ['work', 'business', 'self'] as const
export type PlaceGroup = (typeof PLACE_GROUPS)[number]

export type OtherPlace = {
  name: OtherPlaceName
  page: PlacePage
  /** A tab of the account. */
  to?: string
  group: PlaceGroup
  needs?: Permission
}

const PROFILE: OtherPlace = { name: 'profile', page: '/account', to: 'profile', group: 'self' }

const OF_BUSINESS: readonly OtherPlace[] = [
  { name: 'business', page: '/account', group: 'business' },
  { name: 'activity', page: '/account', to: 'activity', group: 'business', needs: 'settings' },
  { name: 'team', page: '/account', to: 'team', group: 'business', needs: 'settings' },
  PROFILE,
]

const OTHERS: Record<Exclude<PlaceRole, 'operator'>, readonly OtherPlace[]> = {
  restaurant: [
    // The cart of the bar and the header opens over the page.
    { name: 'checkout', page: '/checkout', group: 'work' },
    // The bar of a phone has no room for them.
    { name: 'invoices', page: '/invoices', group: 'work', needs: 'manage_orders' },
    { name: 'orderText', page: '/order-text', group: 'work' },
    { name: 'substitutes', page: '/substitutes', group: 'work', needs: 'manage_orders' },
    { name: 'review', page: '/review', group: 'work', needs: 'manage_orders' },
    {
      name: 'inviteSupplier',
      page: '/invite-supplier',
      group: 'work',
      needs: 'manage_orders',
    },
    ...OF_BUSINESS,
  ],
  supplier: [
    // The bar of a phone has the first alone, the header of a wide screen the second.
    { name: 'pick', page: '/supplier/pick', group: 'work' },
    { name: 'deliveries', page: '/supplier/route-sheet', group: 'work' },
    { name: 'invoices', page: '/supplier/invoices', group: 'work' },
    { name: 'prices', page: '/supplier/prices', group: 'work' },
    { name: 'priceLists', page: '/supplier/price-lists', group: 'work' },
    { name: 'specials', page: '/supplier/specials', group: 'work' },
    { name: 'lots', page: '/supplier/lots', group: 'work', needs: 'manage_orders' },
    { name: 'import', page: '/supplier/import', group: 'work' },
    { name: 'customerImport', page: '/supplier/customers/import', group: 'work' },
    { name: 'deliveryDays', page: '/supplier/delivery', group: 'work' },
    { name: 'promotion', page: '/account', to: 'promotion', group: 'work' },
    { name: 'receivedReviews', page: '/account', to: 'reviews', group: 'work' },
    { name: 'certificates', page: '/account', to: 'certificates', group: 'work' },
    { name: 'taxes', page: '/supplier/taxes', group: 'work' },
    { name: 'invoiceSettings', page: '/supplier/invoices/settings', group: 'work' },
    ...OF_BUSINESS,
  ],
  picker: [PROFILE],
}

/** Those of "Plus" that somebody's role in the business allows. */
export function otherPlaces(
  role: keyof typeof OTHERS,
  may: (permission: Permission) => boolean,
): OtherPlace[] {
  return OTHERS[role].filter(({ needs }) => needs === undefined || may(needs))
}
