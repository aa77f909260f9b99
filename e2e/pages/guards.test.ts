import { type PageAccess, pages } from '@halles/contract/pages.ts'
import { expect, type Role, test } from '../halles-test.ts'
import { everythingArrived } from '../screens.ts'

const HOMES = {
  restaurant: '/categories',
  supplier: '/supplier/categories',
  operator: '/operator',
} as const
const VIEWERS = ['visitor', 'restaurant', 'supplier', 'operator'] as const
type Viewer = (typeof VIEWERS)[number]

/** Landing and login are for visitors: whoever is signed in goes home from there. */
const FOR_VISITORS = ['/', '/login']

const PARTS: Record<string, string> = { $categoryName: 'beef' }

for (const viewer of VIEWERS) {
  test(`every page opens, or leads elsewhere, for a ${viewer}`, async ({
    page: browser,
    signIn,
    texts,
    problems,
  }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    for (const [page, access] of Object.entries(pages)) {
      const path = page.replace(/\$\w+/g, (part) => PARTS[part] ?? 'not-there')
      const end = destination(viewer, path, access)
      await test.step(`${page} ends at ${end}`, async () => {
        await browser.goto(path)
        await expect(browser).toHaveURL((url) => url.pathname + url.search === end)
        await expect(browser.getByRole('heading', { level: 1 })).toBeVisible()
        // The destination of a redirect is checked by the step that opens it directly.
        if (end === path) await everythingArrived(browser)
      })
    }
    // An id that is nobody's, a link that is none: refused, which the browser logs.
    const { not_found, invalid_token, invitation_over } = texts.refusals
    const others = problems.filter(
      (problem) =>
        !/\b40[049]\b/.test(problem) &&
        ![not_found, invalid_token, invitation_over].some((refused) => problem.includes(refused)),
    )
    problems.splice(0, problems.length, ...others)
  })
}

test('a visitor keeps the full target path through the login page', async ({ page }) => {
  await page.goto('/account?to=orders&status=done')
  await expect(page).toHaveURL('/login?redirect=%2Faccount%3Fto%3Dorders%26status%3Ddone')
})

function destination(viewer: Viewer, path: string, access: PageAccess): string {
  if (FOR_VISITORS.includes(path)) return viewer === 'visitor' ? path : HOMES[viewer]
  if (['/account', '/more'].includes(path) && viewer === 'operator') return HOMES.operator
  if (mayOpen(viewer, access)) return path
  return viewer === 'visitor' ? `/login?redirect=${encodeURIComponent(path)}` : '/not-authorized'
}

function mayOpen(viewer: Role | 'visitor', access: PageAccess): boolean {
  return (
    access === 'public' ||
    access === viewer ||
    (access === 'picking' && viewer === 'supplier') ||
    (access === 'signed-in' && viewer !== 'visitor')
  )
}
