import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.ts'
import type { MeasuredPage } from './pages.ts'

/** Milliseconds from the beginning of the navigation. */
export type FirstTap = { painted: number; answered: number; taps: number }

/** Lighthouse's slow 4G, applied: what it simulates otherwise. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const SLOWDOWN = 4
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'fr-CA',
}
const BETWEEN_TAPS = 100
const PATIENCE = 30_000

/** Taps a button as soon as it is painted, and again until that shows: in a new browser, slowed down. */
export async function measureFirstTap(measured: MeasuredPage): Promise<FirstTap> {
  const browser = await chromium.launch(await findChromium())
  try {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
    if (measured.signedIn)
      await context.addCookies([...measured.signedIn.cookies, measured.signedIn.device])
    return await tapUntilAnswered(await slowPage(context), measured)
  } finally {
    await browser.close()
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

async function tapUntilAnswered(page: Page, measured: MeasuredPage): Promise<FirstTap> {
  const { url, target, answer } = measured
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE })
  await target(page).waitFor({ timeout: PATIENCE })
  const painted = await now(page)
  for (let taps = 1; painted + PATIENCE > (await now(page)); taps++) {
    await tap(page, target(page))
    const isAnswered = await answer(page)
      .waitFor({ timeout: BETWEEN_TAPS })
      .then(() => true)
      .catch(() => false)
    if (isAnswered) return { painted, answered: await now(page), taps }
  }
  throw new Error(`No tap on ${url} was answered.`)
}

/** Where it is, without waiting until it stands still; not at all where the tap before has taken it away. */
async function tap(page: Page, target: Locator): Promise<void> {
  if ((await target.count()) === 0) return
  await target.scrollIntoViewIfNeeded({ timeout: BETWEEN_TAPS }).catch(() => {})
  const box = await target.boundingBox({ timeout: BETWEEN_TAPS }).catch(() => null)
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now())
}
