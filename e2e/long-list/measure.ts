import { CATALOGUE_RESTAURANT } from '@halles/server/database/loading/load-catalogue.ts'
import { fr } from '@halles/texts/fr.ts'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { post } from '../halles-test.ts'
import { ended, serve } from '../start-server.ts'

// `npm run bench:list -- <data folder>`, with what `load:catalogue` put there: what a long product list costs in a
// browser. Opening a page far down, coming back to the window, and how far a row is from its place.

const FAR = 100
const MIDDLE = 50
const LIST = '/categories/all?sort_by=name&sort_direction=asc'
/** Later than an answer of the list is fresh. */
const LATER_MS = 120_000
const PATIENCE_MS = 300_000

const [dataDir] = process.argv.slice(2)
if (!dataDir) {
  process.stderr.write('Usage: npm run bench:list -- <data folder of load:catalogue>\n')
  process.exit(2)
}
const url = `http://127.0.0.1:${await freePort()}`
const server = await serve(url, dataDir)
const browser = await chromium.launch(await findChromium())
try {
  await onPage(browser, 1440, measureOpening)
  await onPage(browser, 1440, measureReturn)
  for (const width of [1440, 390]) await onPage(browser, width, measurePlace)
} finally {
  await browser.close()
  await ended(server)
}

async function measureOpening(page: Page): Promise<void> {
  const asked = countRequests(page)
  const busy = await countProcessor(page)
  const row = await firstRowOf(page, FAR)
  const start = performance.now()
  await page.goto(`${LIST}&page=${FAR}`)
  await row.waitFor({ timeout: PATIENCE_MS })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  await atRest(page)
  report(
    `?page=${FAR}: its row after ${seconds} s; ${asked()} requests, ${await busy()} of processor`,
  )
}

async function measureReturn(page: Page): Promise<void> {
  const busy = await countProcessor(page)
  await page.goto(LIST)
  await page.getByRole('button', { name: fr.catalogue.loadMore }).click()
  await page.evaluate(async (far) => {
    while (Number(new URLSearchParams(location.search).get('page')) < far) {
      scrollTo(0, document.body.scrollHeight)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, FAR)
  await atRest(page)
  report(`${FAR} pages by scrolling: ${await busy()} of processor`)
  const asked = countRequests(page)
  await page.evaluate((later) => {
    const now = Date.now
    Date.now = () => now() + later
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, LATER_MS)
  await atRest(page)
  report(`  with them loaded, coming back to the window asks for ${asked()} pages`)
}

async function measurePlace(page: Page): Promise<void> {
  const row = await firstRowOf(page, MIDDLE)
  const width = page.viewportSize()?.width
  await page.goto(`${LIST}&page=${MIDDLE}`)
  await row.waitFor({ timeout: PATIENCE_MS })
  await atRest(page)
  report(
    `?page=${MIDDLE} at ${width} px: its first row opens at ${await top(row)} px of the window`,
  )
  await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300))
  await page.waitForTimeout(500)
  const before = await top(row)
  await page.reload()
  await row.waitFor({ timeout: PATIENCE_MS })
  await atRest(page)
  report(`  after a reload it is ${Math.abs((await top(row)) - before)} px from its place`)
}

/** The first row of a page of the list, as the server has it. */
async function firstRowOf(page: Page, number: number): Promise<Locator> {
  const query = `category_name=all&sort_by=name_fr&sort_direction=asc&lang=fr&page=${number}`
  const answer = await page.request.get(`/api/product-list/?${query}`)
  const [first] = (await answer.json()).results
  const name = page.getByText(first.name_fr, { exact: true })
  return page.locator('tbody tr').filter({ has: name, hasText: first.supplier.name }).first()
}

function top(row: Locator): Promise<number> {
  return row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

function countRequests(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/product-list/')) count++
  })
  return () => count
}

/** What the page's own thread has worked since this was called. */
async function countProcessor(page: Page): Promise<() => Promise<string>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  const before = await read()
  return async () => `${((await read()) - before).toFixed(1)} s`
}

/** Nothing is awaited, and nothing was asked for in the last second. */
async function atRest(page: Page): Promise<void> {
  const asked = countRequests(page)
  let before: number
  do {
    before = asked()
    await page.waitForTimeout(1_000)
    await page.locator('main [aria-busy=true]').first().waitFor({
      state: 'detached',
      timeout: PATIENCE_MS,
    })
  } while (before !== asked())
}

async function onPage(
  browser: Browser,
  width: number,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await post(page, '/api/auth/login/', CATALOGUE_RESTAURANT)
  await work(page)
  await context.close()
}

function report(line: string): void {
  process.stdout.write(`${line}\n`)
}
