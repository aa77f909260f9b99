import type { Page } from '@playwright/test'

/** Keeps the application's scripts back, the early one aside, until the answer is called: a page as it was built. */
export async function holdApplication(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('before-paint')) await released.promise
    await route.continue()
  })
  return released.resolve
}
