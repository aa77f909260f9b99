import type { Page } from '@playwright/test'

/** Requests to the address reach the server once `goOn` is called. */
export async function delayResponses(page: Page, address: string) {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    ask()
    await mayGoOn
    await route.continue()
  })
  return { isAsked, goOn }
}
