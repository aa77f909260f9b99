import type { Page } from '@playwright/test'

/** What the page reads from `address` is held from now on: until `release` it learns of changes by refusals alone. */
export async function holdReading(page: Page, address: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    await promise
    await route.continue()
  })
  return { release: resolve }
}
