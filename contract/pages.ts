/** Who may open a page (SPEC section 2; the operator's from DECISIONS section 4). */
export type PageAccess = 'public' | 'signed-in' | 'restaurant' | 'supplier' | 'operator'

/** SPEC's route table, and where mails confirm a new login e-mail and end promotions: `$name` stands for one part of the path. Anything else is the not-found page. */
export const pages = {
  '/': 'public',
  '/login': 'public',
  '/signup': 'public',
  '/reset-password/$uidb64/$token': 'public',
  '/confirm-email/$token': 'public',
  '/unsubscribe/$token': 'public',
  '/contact-us': 'public',
  '/about-us': 'public',
  '/faq': 'public',
  '/privacy': 'public',
  '/not-authorized': 'public',
  '/account': 'signed-in',
  '/review': 'restaurant',
  '/categories': 'restaurant',
  '/categories/$categoryName': 'restaurant',
  '/order/$orderPublicId': 'restaurant',
  '/supplierinfo/$supplierPublicId': 'restaurant',
  '/checkout': 'restaurant',
  '/supplier/categories': 'supplier',
  '/supplier/categories/$categoryName': 'supplier',
  '/supplier/categories/$categoryName/add': 'supplier',
  '/supplier/categories/$categoryName/edit/$productPublicId': 'supplier',
  '/supplier/order/$supplierOrderPublicId': 'supplier',
  '/supplier/import': 'supplier',
  '/operator': 'operator',
} as const satisfies Record<string, PageAccess>

const patterns = Object.keys(pages).map(
  (path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`),
)

/** Whether a path is a page of ours, so that the server can answer anything else with 404. */
export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
