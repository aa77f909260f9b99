import type { Page, Route } from '@playwright/test'
import { expect } from './halles-test.ts'

/**
 * What the page reads from `address`, once it is held: until `release` it learns of changes by refusals alone. To be called before
 * the page reads, so that nothing asked earlier is answered after; both wait for what is on its way.
 */
export async function holdableReading(
  page: Page,
  address: string,
): Promise<{ hold: () => Promise<void>; release: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isHeld = false
  const awaited = new Set<Route>()
  const held = new Set<Route>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const count = isHeld ? held : awaited
    count.add(route)
    if (isHeld) await promise
    await route.fulfill({ response: await route.fetch() })
    count.delete(route)
  })
  return {
    hold: () => {
      isHeld = true
      return expect.poll(() => awaited.size).toBe(0)
    },
    release: () => {
      isHeld = false
      resolve()
      return expect.poll(() => held.size).toBe(0)
    },
  }
}
