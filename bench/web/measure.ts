import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../e2e/chromium.ts'
import { openMarket } from '../catalogue-market.ts'
import { commandLine } from '../command-line.ts'
import { describeMachine } from '../machine.ts'
import { markdownTable } from '../markdown-table.ts'
import { median } from '../median.ts'
import { reportProgress } from '../progress.ts'
import type { SignedIn } from '../signed-in.ts'
import { type Clicks, measureClicks, SLOWDOWN } from './clicks.ts'
import { measureLoad, type PageLoad } from './page-load.ts'
import { KINDS } from './request-kinds.ts'
import { emptyCart, prepareScreens, type Screen } from './screens.ts'

// What each main page takes over the network in a real browser, opened for the first time and again, and how soon its
// largest content is painted; and from click to painted on a product list with 100 and 1,000 loaded rows at a quarter of
// the processor. Medians of runs in turn. Without a service worker: what it has is not the page's weight. `--only`:
// the pages whose name contains the words, `clicks` among them. The web application must have been built.
const {
  files: [file = ''],
  options: { products, rounds, only },
} = commandLine('bench:web -- <products.csv> [--products 10000] [--rounds 3] [--only checkout]', {
  files: [1, 1],
  options: { products: 10_000, rounds: 3, only: '' },
})
if (!existsSync(join(import.meta.dirname, '../../web/dist/index.html')))
  throw new Error('The web application is not built: npm run build comes first.')
const WIDTHS = [390, 1440]
const HEIGHT = 900
const LOADED_PAGES = [10, 100]
const ROWS_A_PAGE = 10

const market = await openMarket({ file, productCount: products })
const browser = await chromium.launch(await findChromium())
try {
  const url = `http://localhost:${market.port}`
  console.log(
    `${products} products. ${await describeMachine(market.database)}. Medians of ${rounds}.\n`,
  )
  const { screens, restaurant } = await prepareScreens(url)
  await reportLoads(
    url,
    screens.filter(({ name }) => name.includes(only)),
  )
  if ('clicks'.includes(only)) await reportClicks(url, restaurant)
} finally {
  await browser.close()
  await market.stop()
}

async function reportLoads(url: string, screens: readonly Screen[]): Promise<void> {
  const loads = new Map<string, { cold: PageLoad[]; warm: PageLoad[] }>()
  for (let round = 1; round <= rounds; round++) {
    for (const width of WIDTHS) {
      for (const { name, path, viewer } of screens) {
        const title = `${name}, ${width} px`
        const { cold, warm } = loads.get(title) ?? { cold: [], warm: [] }
        loads.set(title, { cold, warm })
        await onPage(browser, { url, width, viewer }, async (page) => {
          cold.push(await measureLoad(page, path))
          await page.goto('about:blank')
          warm.push(await measureLoad(page, path))
        })
      }
    }
    reportProgress(`pages, round ${round} of ${rounds}`)
  }
  const head = ['page', 'requests', 'kB', ...KINDS, 'LCP', 'again: requests', 'kB', 'LCP']
  const rows = [...loads].map(([title, { cold, warm }]) => [
    title,
    ...totalsOf(cold),
    ...KINDS.map((kind) => kilobytes(median(cold.map(({ bytes }) => bytes[kind])))),
    paintOf(cold),
    ...totalsOf(warm),
    paintOf(warm),
  ])
  if (rows.length > 0) console.log(`${markdownTable(head, rows)}\n`)
}

function totalsOf(loads: readonly PageLoad[]): string[] {
  const bytes = loads.map((load) => KINDS.reduce((sum, kind) => sum + load.bytes[kind], 0))
  return [String(median(loads.map(({ requests }) => requests))), kilobytes(median(bytes))]
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(bytes > 0 && bytes < 10_000 ? 1 : 0)
}

function paintOf(loads: readonly PageLoad[]): string {
  return `${median(loads.map((load) => load.largestContentfulPaint)).toFixed(0)} ms`
}

async function reportClicks(url: string, viewer: SignedIn): Promise<void> {
  const found = new Map<string, Clicks[]>()
  for (let round = 1; round <= rounds; round++) {
    for (const width of WIDTHS) {
      for (const pages of LOADED_PAGES) {
        const title = `${pages * ROWS_A_PAGE} rows, ${width} px`
        await emptyCart(viewer)
        await onPage(browser, { url, width, viewer }, async (page) => {
          found.set(title, [...(found.get(title) ?? []), await measureClicks(page, pages)])
        })
        reportProgress(`clicks, round ${round} of ${rounds}: ${title}`)
      }
    }
  }
  const time = (clicks: readonly Clicks[], name: keyof Clicks) =>
    `${median(clicks.map((one) => one[name]))} ms`
  console.log(`From click to painted, the processor slowed down ${SLOWDOWN} times:\n`)
  console.log(
    markdownTable(
      ['loaded', 'add', 'quantity', 'sort'],
      [...found].map(([title, clicks]) => [
        title,
        time(clicks, 'add'),
        time(clicks, 'quantity'),
        time(clicks, 'sort'),
      ]),
    ),
  )
}

type Opened = { url: string; width: number; viewer: SignedIn | undefined }

/** In a new context: the browser has nothing but who is signed in. */
async function onPage(
  from: Browser,
  { url, width, viewer }: Opened,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await from.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHT },
    serviceWorkers: 'block',
  })
  try {
    if (viewer) await context.addCookies(viewer.cookies)
    await work(await context.newPage())
  } finally {
    await context.close()
  }
}
