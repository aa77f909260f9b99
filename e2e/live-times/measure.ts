import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

const ORDERS = 30
const MINUTE_MS = 60_000

/** Adds the time at which each toast comes on screen to `window.shownAt`. */
async function watchToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shownAt: number[] = []
    Object.assign(window, { shownAt })
    const seen = new Set<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.mantine-Notification-root')) {
        if (!seen.has(toast)) shownAt.push(Date.now())
        seen.add(toast)
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}

function shown(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, 'shownAt'))
}

test('how soon an order that was placed is on its supplier’s screen', async ({
  browser,
  baseURL,
  language,
}) => {
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page } = devices.supplier
  await open(devices.supplier, '/account?to=orders')
  await watchToasts(page)
  const times: number[] = []
  for (let placed = 1; placed <= ORDERS; placed++) {
    await order(devices.restaurant, product, 1)
    const committed = Date.now()
    await expect.poll(async () => (await shown(page)).length).toBe(placed)
    times.push(((await shown(page)).at(-1) ?? 0) - committed)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(placed)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const [median, worst] = [sorted[ORDERS / 2], sorted.at(-1)]
  console.log(`answered to on screen, ${ORDERS} orders: median ${median} ms, worst ${worst} ms`)
  expect(worst).toBeLessThan(2_000)
})

test('what a minute without network loses', async ({ browser, baseURL, language }) => {
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page, context } = devices.supplier
  await open(devices.supplier, '/account?to=orders')
  await order(devices.restaurant, product, 1)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await watchToasts(page)
  await context.setOffline(true)
  const cut = Date.now()
  for (let placed = 0; placed < 3; placed++) await order(devices.restaurant, product, 1)
  await page.waitForTimeout(MINUTE_MS - (Date.now() - cut))
  expect(await shown(page)).toEqual([])
  await context.setOffline(false)
  const back = Date.now()
  await expect.poll(async () => (await shown(page)).length).toBe(3)
  const caughtUp = ((await shown(page)).at(-1) ?? 0) - back
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await page.waitForTimeout(5_000)
  expect(await shown(page)).toHaveLength(3)
  console.log(
    `cut ${back - cut} ms, 3 orders meanwhile: 3 told, none twice, ${caughtUp} ms after the return`,
  )
})
