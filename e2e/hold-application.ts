import type { Page } from '@playwright/test'

/** Holds the application's scripts back until the function it answers is called: a page as it was built. */
export async function holdApplication(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
