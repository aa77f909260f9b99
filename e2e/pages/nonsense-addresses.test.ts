import { isDeepStrictEqual } from 'node:util'
import { expect, expectProblem, type Role, test } from '../halles-test.ts'
import { everythingArrived } from '../screens.ts'

const ADDRESSES: Record<Role | 'visitor', [path: string, nonsense: string][]> = {
  visitor: [['/signup', 'type=foo']],
  restaurant: [
    ['/categories/beef', 'sort_by=foo'],
    ['/categories/beef', 'page=abc'],
    ['/supplierinfo/$supplier', 'to=foo'],
  ],
  supplier: [
    ['/supplier/route-sheet', 'day=hier'],
    ['/account', 'to=activity&from=hier&person=foo'],
  ],
  operator: [
    ['/operator', 'status=foo'],
    ['/operator', 'tab=foo'],
  ],
}

for (const [viewer, addresses] of Object.entries(ADDRESSES)) {
  test(`nonsense in an address is dropped, and the page is as without it, for a ${viewer}`, async ({
    page,
    signIn,
  }) => {
    if (viewer !== 'visitor') await signIn(viewer as Role)
    for (const [pattern, nonsense] of addresses) {
      const path = pattern.includes('$supplier') ? await supplierPath() : pattern
      await page.goto(clean(path, nonsense))
      let expected = await seen()
      // Its parts come one after the other.
      await expect
        .poll(
          async () => {
            const before = expected
            expected = await seen()
            return isDeepStrictEqual(before, expected)
          },
          { intervals: [500] },
        )
        .toBe(true)
      await page.goto(`${path}?${nonsense}`)
      await expect(page).toHaveURL(clean(path, nonsense))
      await expect.poll(seen, `${path}?${nonsense}`).toEqual(expected)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    }

    async function supplierPath(): Promise<string> {
      const list = await page.request.get('/api/product-list/?category_name=beef')
      const { results } = await list.json()
      return `/supplierinfo/${results[0].supplier.public_id}`
    }

    /** What others do at the same time may change numbers and rows. */
    async function seen() {
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1 }).waitFor()
      await everythingArrived(page)
      return {
        titles: await main.getByRole('heading', { level: 1 }).allTextContents(),
        tabs: await main.getByRole('tab', { selected: true }).allTextContents(),
        panels: await main.getByRole('tabpanel').count(),
        fields: await main.getByRole('textbox').count(),
        hasRows: (await main.getByRole('row').count()) > 0,
      }
    }
  })
}

for (const viewer of ['visitor', 'restaurant'] as const) {
  test(`an address that cannot be decoded is no page of ours, for a ${viewer}`, async ({
    page,
    signIn,
    texts,
    problems,
  }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    for (const path of ['/%', '/categories/100%']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.pages.notFoundTitle)
      expectProblem(problems, /404/)
    }
  })
}

/** The address that is left: of the account, its tab makes sense. */
function clean(path: string, nonsense: string): string {
  return nonsense.startsWith('to=activity') ? `${path}?to=activity` : path
}
