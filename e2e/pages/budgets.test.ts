import { measurePages, readBuild } from '@halles/web/budgets.ts'
import type { Page } from '@playwright/test'
import { expect, type Role, test } from '../halles-test.ts'

const { manifest, sizeOf } = readBuild()
const counted = new Map(measurePages(manifest, sizeOf).map(({ page, scripts }) => [page, scripts]))

const PAGES: [Role, path: string, page: string][] = [
  ['restaurant', '/categories/beef', '_restaurant/categories.$categoryName'],
  ['restaurant', '/account', '_signed-in/account, restaurant'],
  ['restaurant', '/review', '_restaurant/review'],
  ['supplier', '/supplier/categories/beef', '_supplier/supplier/categories.$categoryName.index'],
  ['supplier', '/account', '_signed-in/account, supplier'],
  ['supplier', '/supplier/delivery', '_supplier/supplier/delivery'],
  ['supplier', '/supplier/import', '_supplier/supplier/import'],
]

test('a page loads what its budget counts, and where data is saved nothing else unless asked', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  let signedIn: Role | undefined
  for (const [role, path, name] of PAGES) {
    if (role !== signedIn) await signIn(role)
    signedIn = role
    await page.goto(path)
    await atRest(page)
    // What comes once the page is drawn may be on its way.
    await expect
      .poll(() => loadedScripts(page), { message: name })
      .toEqual(counted.get(name)?.toSorted())
  }
})

/** Its heading stands and nothing is awaited any more. */
async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => name.endsWith('.js'))
      .toSorted()
  })
}
