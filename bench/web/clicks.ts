import { fr } from '@halles/texts/fr.ts'
import type { Locator, Page } from '@playwright/test'

/** Milliseconds from a click to the next paint after it was handled, by the browser's Event Timing. */
export type Clicks = { add: number; quantity: number; sort: number }

export const LIST = '/categories/all?sort_by=name&sort_direction=asc'
export const SLOWDOWN = 4
// Event Timing reports nothing shorter, and in steps of 8 ms.
const SHORTEST = 16
const AFTER_CLICK = 1_500
const PATIENCE = 120_000
const ATTEMPTS = 5

/** With so many pages of a product list loaded and the processor four times slower. */
export async function measureClicks(page: Page, pages: number): Promise<Clicks> {
  await page.goto(LIST)
  await loadPages(page, pages)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const add = page.getByRole('button', { name: fr.cart.add('') }).last()
  const oneMore = page.getByRole('button', { name: `, ${fr.cart.inCart(1)}` }).first()
  const clicks = { add: await timeClick(page, add), quantity: await timeClick(page, oneMore) }
  await page.keyboard.press('Escape')
  const direction = fr.catalogue.directions.name.asc
  // Above the list on a phone, in its heading at the desk.
  const above = page.getByRole('button', { name: fr.catalogue.reverseFrom(direction) })
  const sort = above.or(page.locator('[aria-sort]').getByRole('button')).first()
  return { ...clicks, sort: await timeClick(page, sort) }
}

async function loadPages(page: Page, pages: number): Promise<void> {
  await page.getByRole('button', { name: fr.catalogue.loadMore }).click()
  await page.evaluate(async (last) => {
    while (Number(new URLSearchParams(location.search).get('page')) < last) {
      window.scrollTo(0, document.body.scrollHeight)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, pages)
  const waiting = page.locator('main [aria-busy=true]').first()
  await waiting.waitFor({ state: 'detached', timeout: PATIENCE })
}

/** Rows far from what is in sight are taken away while the page scrolls, the one that was found among them. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await target.scrollIntoViewIfNeeded({ timeout: 5_000 })
      return
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await page.waitForTimeout(AFTER_CLICK)
    }
  }
}

/** The pointer stands there before: what is counted begins with the press. */
async function timeClick(page: Page, target: Locator): Promise<number> {
  await scrollTo(page, target)
  await target.hover()
  return timeInput(page, async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
}

/** From what somebody does to the next paint after it was handled, in milliseconds. */
export async function timeInput(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(AFTER_CLICK)
  const times = await page.evaluateHandle((durationThreshold) => {
    const found: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration)
    })
    const options = { type: 'event', durationThreshold }
    observer.observe(options)
    return found
  }, SHORTEST)
  await act()
  await page.waitForTimeout(AFTER_CLICK)
  return times.evaluate((found, least) => Math.max(least, ...found), SHORTEST)
}
