import type { Page } from '@playwright/test'
import { expect } from './halles-test.ts'

/**
 * What the page reads from `address`, once it is held: until `release` it learns of changes by refusals alone. To be called before
 * the page reads, so that nothing asked earlier is answered after.
 */
export async function holdableReading(
  page: Page,
  address: string,
): Promise<{ hold: () => Promise<void>; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isHeld = false
  let awaited = 0
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    if (isHeld) await promise
    awaited += 1
    await route.fulfill({ response: await route.fetch() })
    awaited -= 1
  })
  return {
    hold: () => {
      isHeld = true
      return expect.poll(() => awaited).toBe(0)
    },
    release: resolve,
  }
}
