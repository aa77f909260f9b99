import { endpoints } from '@halles/contract/endpoints.ts'
import type { Language } from '@halles/contract/language.ts'
import type { PagePath } from '@halles/contract/pages.ts'
import { requestAddress } from '@halles/contract/request-address.ts'
import { LISTING_NAMES } from '@halles/domain/product.ts'
import { pageOf } from '../components/long-list/sections.ts'
import { startAt } from '../components/long-list/stored-anchors.ts'
import {
  listingInput,
  ownListingInput,
  SUPPLIER_SORT,
} from '../features/catalogue/list-query-input.ts'
import {
  listingAddress,
  RESTAURANT_SORTS,
  SUPPLIER_SORTS,
  sortOf,
} from '../features/catalogue/list-search-params.ts'
import { readStoredSorts } from '../features/catalogue/stored-sort.ts'
import { parseSearch } from '../platform/address/address.ts'

/** Where somebody is, as the browser says it. */
export type Visit = {
  page: PagePath
  /** What stands in the place of each `$name` of the page. */
  parts: string[]
  language: Language
  location: Pick<Location, 'pathname' | 'search' | 'hash'>
  state: { __TSR_key?: string } | null
}

type Asked = Partial<Record<PagePath, (visit: Visit) => string[]>>

/** What a page itself asks for first, by the same functions. Pages that are not here ask for it themselves. */
const OF_PAGES: Record<string, Asked> = {
  restaurant: {
    '/account': ({ location }) =>
      location.search === '' ? [endpoints.promotionChoicesInfo.path] : [],
    '/categories': () => [
      endpoints.categoryList.path,
      endpoints.promotionChoicesInfo.path,
      endpoints.restaurantToday.path,
      endpoints.getOrderAgain.path,
    ],
    '/categories/$categoryName': restaurantList,
    '/order/$orderPublicId': ({ parts: [order_public_id] }) => [
      requestAddress(endpoints.restaurantOrderList, { order_public_id }),
    ],
    '/product/$productPublicId': ({ parts: [product_public_id] }) => [
      requestAddress(endpoints.getProduct, { product_public_id }),
    ],
    '/supplierinfo/$supplierPublicId': ({ parts: [supplier_public_id] }) => [
      requestAddress(endpoints.supplierInfo, { supplier_public_id }),
    ],
  },
  supplier: {
    '/supplier/categories': () => [
      endpoints.categoryList.path,
      endpoints.supplierProductCounts.path,
      endpoints.supplierToday.path,
    ],
    '/supplier/categories/$categoryName': supplierList,
    '/supplier/order/$supplierOrderPublicId': ({ parts: [supplier_order_public_id] }) => [
      requestAddress(endpoints.supplierOrderList, { supplier_order_public_id }),
    ],
    '/supplier/pick': ({ location }) => (location.search === '' ? [endpoints.pickList.path] : []),
    '/supplier/pick/$supplierOrderPublicId': ({ parts: [supplier_order_public_id] }) => [
      requestAddress(endpoints.pickOrder, { supplier_order_public_id }),
    ],
  },
}

/** The addresses of what a page asks for when it opens, as far as its address says it. */
export function requestsOf(kind: string, visit: Visit): string[] {
  const own = OF_PAGES[kind]?.[visit.page]?.(visit) ?? []
  return [endpoints.authStatus.path, ...ofRoot(kind, visit), ...own]
}

// Where a supplier's picker comes by, who may not read the account. Nobody knows yet whether it is one.
const PICKERS_PAGES: readonly string[] = [
  '/',
  '/login',
  '/supplier/pick',
  '/supplier/pick/$supplierOrderPublicId',
  '/supplier/route-sheet',
]

function ofRoot(kind: string, { page }: Visit): string[] {
  if (kind === 'supplier') {
    return PICKERS_PAGES.includes(page) ? [] : [endpoints.supplierAccountInfo.path]
  }
  if (kind !== 'restaurant') return []
  // As features/cart/cart-sync/send-request.ts reads the cart.
  const cart = page === '/checkout' ? endpoints.getCheckout : endpoints.getCart
  return [endpoints.restaurantAccountInfo.path, cart.path]
}

const isFiltered = /[?&](marks|origin|keep|without|photo)=/

function restaurantList({ parts: [name], language: lang, ...visit }: Visit): string[] {
  // Asked for by the list itself: what a filter may say is much to know.
  if (isFiltered.test(visit.location.search)) return []
  const address = listingAddress(RESTAURANT_SORTS)(parseSearch(visit.location.search))
  const category_name = LISTING_NAMES.find((one) => one === name)
  if (category_name === undefined) return []
  const { supplier, search } = address
  const sort = sortOf(address, readStoredSorts())
  const input = listingInput({ category_name, search, sort, lang, filter: { supplier } })
  return [
    requestAddress(endpoints.productList, { ...input, page: pageOfList(visit, address.page) }),
  ]
}

function supplierList({ parts: [name], language: lang, ...visit }: Visit): string[] {
  const address = listingAddress(SUPPLIER_SORTS)(parseSearch(visit.location.search))
  const category_name = LISTING_NAMES.find((one) => one === name)
  if (category_name === undefined) return []
  const sort = sortOf(address, { list: SUPPLIER_SORT })
  const input = ownListingInput({ category_name, search: address.search, sort, lang })
  return [
    requestAddress(endpoints.supplierProductList, {
      ...input,
      page: pageOfList(visit, address.page),
    }),
  ]
}

/** The page of the list that is in sight when it opens. */
function pageOfList({ location, state }: Pick<Visit, 'location' | 'state'>, page = 1): number {
  const href = location.pathname + location.search + location.hash
  const start = startAt({ state: state ?? {}, href }, page)
  return start ? Math.min(pageOf(start.row), page) : 1
}
