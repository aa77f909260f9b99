import type { Language } from './language.ts'

/** Who may open a page (product.md 2; the operator's: 13). */
export type PageAccess =
  | 'public'
  | 'signed-in'
  | 'restaurant'
  | 'supplier'
  /** A supplier's, its pickers among them. */
  | 'picking'
  | 'operator'

/** The paths of product.md 2, and where mails confirm and undo a new login e-mail, invite to a team and to trade, and end promotions and invitations: `$name` stands for one part of the path. Anything else is the not-found page. */
export const pages = {
  '/': 'public',
  '/login': 'public',
  '/signup': 'public',
  '/reset-password/$uidb64/$token': 'public',
  '/confirm-email/$token': 'public',
  '/undo-email-change/$token': 'public',
  '/team-invitation/$token': 'public',
  '/invitation/$token': 'public',
  '/stop-invitations/$token': 'public',
  '/unsubscribe/$token': 'public',
  '/contact-us': 'public',
  '/about-us': 'public',
  '/faq': 'public',
  '/privacy': 'public',
  '/terms': 'public',
  '/not-authorized': 'public',
  '/account': 'signed-in',
  '/more': 'signed-in',
  '/review': 'restaurant',
  '/categories': 'restaurant',
  '/categories/$categoryName': 'restaurant',
  '/orders': 'restaurant',
  '/order/$orderPublicId': 'restaurant',
  '/invoices': 'restaurant',
  '/invoice/$paperPublicId': 'restaurant',
  '/statement/$supplierPublicId': 'restaurant',
  '/recall/$recallPublicId': 'restaurant',
  '/product/$productPublicId': 'restaurant',
  '/supplierinfo/$supplierPublicId': 'restaurant',
  '/checkout': 'restaurant',
  '/guides': 'restaurant',
  '/guide/$guidePublicId': 'restaurant',
  '/guide/$guidePublicId/count': 'restaurant',
  '/order-text': 'restaurant',
  '/substitutes': 'restaurant',
  '/invite-supplier': 'restaurant',
  '/supplier/categories': 'supplier',
  '/supplier/categories/$categoryName': 'supplier',
  '/supplier/categories/$categoryName/add': 'supplier',
  '/supplier/categories/$categoryName/edit/$productPublicId': 'supplier',
  '/supplier/product/$productPublicId': 'supplier',
  '/supplier/orders': 'supplier',
  '/supplier/order/$supplierOrderPublicId': 'supplier',
  '/supplier/invoices': 'supplier',
  '/supplier/invoice-draft/$restaurantPublicId': 'supplier',
  '/supplier/invoices/settings': 'supplier',
  '/supplier/invoice/$paperPublicId': 'supplier',
  '/supplier/statement/$restaurantPublicId': 'supplier',
  '/supplier/import': 'supplier',
  '/supplier/customers/import': 'supplier',
  '/supplier/prices': 'supplier',
  '/supplier/customers': 'supplier',
  '/supplier/customers/$restaurantPublicId': 'supplier',
  '/supplier/price-lists': 'supplier',
  '/supplier/price-lists/$priceListPublicId': 'supplier',
  '/supplier/price-lists/$priceListPublicId/import': 'supplier',
  '/supplier/specials': 'supplier',
  '/supplier/taxes': 'supplier',
  '/supplier/taxes/$categoryName': 'supplier',
  '/supplier/lots': 'supplier',
  '/supplier/lots/$recallPublicId': 'supplier',
  '/supplier/delivery': 'supplier',
  '/supplier/pick': 'picking',
  '/supplier/pick/$supplierOrderPublicId': 'picking',
  '/supplier/route-sheet': 'picking',
  '/operator': 'operator',
} as const satisfies Record<string, PageAccess>

/**
 * What is rendered at build for everybody who is not signed in, in either language: the address, without its `lang`, and
 * the name of its file. Nothing else in an address's query changes what is first seen of a page.
 */
export const renderedPages = {
  '/': 'landing',
  '/about-us': 'about-us',
  '/faq': 'faq',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/contact-us': 'contact-us',
  '/login': 'login',
  '/signup': 'signup',
  '/signup?type=restaurant': 'signup-restaurant',
  '/signup?type=supplier': 'signup-supplier',
  '/not-authorized': 'not-authorized',
} as const

/** Stands in for every address that is no page. */
export const NOT_FOUND = 'not-found'

/** Names of rendered pages. */
export type RenderedPage = (typeof renderedPages)[keyof typeof renderedPages] | typeof NOT_FOUND

/** Those that are read, not used: no part of the application is needed for them. */
export const staticPages = [
  'landing',
  'about-us',
  'faq',
  'privacy',
  'terms',
  'not-authorized',
  'not-found',
] as const satisfies RenderedPage[]

/** Those with a form, which nothing but the application sends. */
export const formPages = [
  'contact-us',
  'login',
  'signup-restaurant',
  'signup-supplier',
] as const satisfies RenderedPage[]

const rendered = new Map<string, RenderedPage>(Object.entries(renderedPages))

/** The rendered page of an address, if it has one: of one that is no page, the page that says so. */
export function renderedPage(path: string, query: URLSearchParams): RenderedPage | undefined {
  const bare = path.replace(/(.)\/$/, '$1')
  const type = query.get('type')
  const typed = type === null ? undefined : rendered.get(`${bare}?type=${type}`)
  return typed ?? rendered.get(bare) ?? (isPage(path) ? undefined : NOT_FOUND)
}

export type PagePath = keyof typeof pages

const patterns = (Object.keys(pages) as PagePath[]).map(
  (page) => [page, new RegExp(`^${page.replace(/\$\w+/g, '([^/]+)')}/?$`)] as const,
)

/** Whether a path is a page of ours, so that the server can answer anything else with 404. */
export function isPage(path: string): boolean {
  return pageAt(path) !== undefined
}

/** The page of a path, with what stands in the place of each `$name`; undefined for a path that is no page. */
export function pageAt(path: string): { page: PagePath; parts: string[] } | undefined {
  for (const [page, pattern] of patterns) {
    const match = pattern.exec(path)
    if (match) return { page, parts: match.slice(1) }
  }
  return undefined
}

/** A rendered page's address in a language: French is the address as it is. */
export function inLanguage(address: keyof typeof renderedPages, language: Language): string {
  if (language === 'fr') return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}
