import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

const ORDERS = 30
const MINUTE_MS = 60_000

/** Records when each announcement is made and when each row appears in the list. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: number[] = []
    const rows: number[] = []
    Object.assign(window, { seen: { said, rows } })
    let words: Element | null | undefined
    const countRows = () => document.querySelectorAll('main ul li').length
    const before = countRows()
    new MutationObserver(() => {
      const now = document.querySelector('[aria-live="polite"] > span')
      if (now !== words && now?.textContent) said.push(Date.now())
      words = now
      while (before + rows.length < countRows()) rows.push(Date.now())
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    words = document.querySelector('[aria-live="polite"] > span')
  })
}

function seen(page: Page): Promise<{ said: number[]; rows: number[] }> {
  return page.evaluate(() => Reflect.get(window, 'seen'))
}

function spread(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  return `median ${sorted[Math.floor(times.length / 2)]} ms, worst ${sorted.at(-1)} ms`
}

test('how soon an order that was placed is on its supplier’s screen', async ({
  browser,
  baseURL,
  language,
}) => {
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page } = devices.supplier
  await open(devices.supplier, '/account?to=orders')
  await order(devices.restaurant, product, 1)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await watch(page)
  const answered: number[] = []
  for (let placed = 1; placed <= ORDERS; placed++) {
    await order(devices.restaurant, product, 1)
    answered.push(Date.now())
    await expect.poll(async () => (await seen(page)).rows.length).toBe(placed)
  }
  const { said, rows } = await seen(page)
  expect(said).toHaveLength(ORDERS)
  const after = (times: number[]) => times.map((time, index) => time - (answered[index] ?? 0))
  console.log(`${ORDERS} orders, from the answer to the restaurant to the supplier’s screen:`)
  console.log(`said: ${spread(after(said))}; in the list: ${spread(after(rows))}`)
  expect(Math.max(...after(rows))).toBeLessThan(2_000)
})

test('what a minute without network loses', async ({ browser, baseURL, language }) => {
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page, context } = devices.supplier
  await open(devices.supplier, '/account?to=orders')
  await order(devices.restaurant, product, 1)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const toasts = page.locator('.mantine-Notification-root[role=group]')
  await expect(toasts).toHaveCount(0)
  await watch(page)
  await context.setOffline(true)
  const cut = Date.now()
  for (let placed = 0; placed < 3; placed++) await order(devices.restaurant, product, 1)
  await page.waitForTimeout(MINUTE_MS - (Date.now() - cut))
  expect(await seen(page)).toEqual({ said: [], rows: [] })
  await context.setOffline(false)
  const back = Date.now()
  await expect(toasts).toHaveCount(3)
  await expect.poll(async () => (await seen(page)).rows.length).toBe(3)
  const { said, rows } = await seen(page)
  await page.waitForTimeout(5_000)
  expect((await seen(page)).said).toHaveLength(1)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  console.log(`cut for ${back - cut} ms, 3 orders meanwhile: 3 told, none twice;`)
  console.log(
    `said ${(said[0] ?? 0) - back} ms after the return, listed after ${(rows[2] ?? 0) - back} ms`,
  )
})
