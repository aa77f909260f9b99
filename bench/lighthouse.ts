import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../e2e/chromium.ts'
import { freePort } from '../e2e/free-port.ts'
import { demoAccounts } from '../server/database/demo/demo-accounts.ts'
import { CATALOGUE_RESTAURANT } from '../server/database/loading/load-catalogue.ts'

// `npm run bench:lighthouse [-- products.csv]`: Lighthouse's mobile preset, three runs a page, medians, into
// docs/lighthouse.md. With a catalogue (see load:catalogue) the product list holds it, otherwise the demo's.
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROOT = join(import.meta.dirname, '..')
const [catalogue] = process.argv.slice(2)
type Session = { cookie: string; page: Page }
type Row = { page: string; scores: number[]; lcp: number; tbt: number; cls: number }

const { executablePath, args } = await findChromium()
const debugging = await freePort()
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${debugging}`],
})
const rows: Row[] = []
let products = 0
try {
  await onServer(undefined, async (url) => {
    rows.push(await measure('Landing', `${url}/`))
    rows.push(await measure('Login', `${url}/login`))
    const supplier = await signIn(url, account('supplier'))
    const [order] = await (
      await supplier.page.request.get(`${url}/api/supplier-order-list/?status=pending`)
    ).json()
    rows.push(await measure('Supplier order', `${url}/supplier/order/${order.public_id}`, supplier))
    const restaurant = await signIn(url, account('restaurant'))
    rows.push(await measure('Checkout', `${url}/checkout`, restaurant))
    if (!catalogue) rows.push(await productList(url, restaurant))
  })
  if (catalogue) {
    await onServer(catalogue, async (url) => {
      rows.push(await productList(url, await signIn(url, CATALOGUE_RESTAURANT)))
    })
  }
} finally {
  await browser.close()
}
const report = reportOf(rows)
writeFileSync(join(ROOT, 'docs/lighthouse.md'), report)
process.stdout.write(report)

async function productList(url: string, session: Session): Promise<Row> {
  const answer = await session.page.request.get(`${url}/api/product-list/?category_name=all`)
  products = (await answer.json()).count
  return measure(`Product list (${products} products)`, `${url}/categories/all`, session)
}

async function measure(page: string, url: string, session?: Session): Promise<Row> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, {
      port: debugging,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ...(session && { extraHeaders: { Cookie: session.cookie }, disableStorageReset: true }),
    })
    if (result) results.push(result.lhr)
  }
  const middle = (figure: (lhr: (typeof results)[number]) => number) =>
    results.map(figure).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN
  const audit = (name: string) => middle((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN)
  for (const lhr of results.slice(0, 1)) {
    for (const { id, title, score } of Object.values(lhr.audits)) {
      const counts = CATEGORIES.slice(1).some((name) =>
        lhr.categories[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
      )
      if (counts && score !== null && score < 1)
        process.stdout.write(`  ${page}: ${id}, ${title}\n`)
    }
  }
  const row = {
    page,
    scores: CATEGORIES.map((name) =>
      Math.round(100 * middle((lhr) => lhr.categories[name]?.score ?? 0)),
    ),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  }
  process.stdout.write(`${page}: ${row.scores.join(' ')}\n`)
  return row
}

/** A session in the measured browser, so that its cookies are there. */
async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.request.get(`${url}/api/auth/csrf/`)
  const csrf = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  await page.request.post(`${url}/api/auth/login/`, {
    data: { email, password },
    headers: { 'X-CSRFToken': csrf },
  })
  const cookies = await context.cookies()
  return { page, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

function account(role: string) {
  const found = demoAccounts.find(({ kind }) => kind === role)
  if (!found) throw new Error(`the demo market has no ${role}`)
  return found
}

async function onServer(
  csv: string | undefined,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'halles-lighthouse-'))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DEMO: csv ? '0' : '1',
  }
  if (csv)
    execFileSync(process.execPath, ['server/database/load-catalogue.ts', csv], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    })
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const url = `http://localhost:${port}`
    while (!(await fetch(`${url}/api/health/ready/`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error('The server did not start.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await work(url)
  } finally {
    server.kill()
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(data, { recursive: true, force: true })
  }
}

function reportOf(measured: Row[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const table = measured.map(
    ({ page, scores, lcp, tbt, cls }) =>
      `| ${page} | ${scores.join(' | ')} | ${(lcp / 1000).toFixed(2)} s | ${Math.round(tbt)} ms | ${cls.toFixed(3)} |`,
  )
  return `# Lighthouse

Mobile preset, medians of ${RUNS} runs, ${day}, commit ${commit}: \`npm run bench:lighthouse -- products.csv\`. Performance varies with what else the machine does. The pages behind a login are for nobody to find: their SEO does not count.

| Page | Performance | Accessibility | Best practices | SEO | LCP | TBT | CLS |
|---|---|---|---|---|---|---|---|
${table.join('\n')}
`
}
