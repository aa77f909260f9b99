import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from './command-line.ts'
import { type Checkout, checkouts, onServers } from './lighthouse/checkout.ts'
import { LEDGER, SCORES } from './lighthouse/figures.ts'
import { ledgerOf } from './lighthouse/ledger.ts'
import { measure } from './lighthouse/measure.ts'
import { account, demoPages, listPage, type MeasuredPage } from './lighthouse/pages.ts'
import { complaintsOf, type PageRuns, reportOf, tableOf } from './lighthouse/report.ts'
import { reportProgress } from './progress.ts'
import { countProducts } from './signed-in.ts'

// Lighthouse's mobile preset and the first answered tap, medians, into docs/lighthouse.md. With a catalogue (see load:catalogue) the product list holds it, otherwise the demo's.
// `--base`: another checkout, built, measured in turn with this one. `--ledger`: a folder that gets a file for each page: every request, who asked for it, every long task.
// `--only`: the pages whose name contains one of the words, printed and not written, as in `--only 'order,checkout'`.
const USAGE =
  'bench:lighthouse [-- <products.csv> --only list,order --runs 5 --base <checkout> --ledger <folder>]'
const {
  files: [catalogue],
  options: { only, runs, base, ledger },
} = commandLine(USAGE, { files: [0, 1], options: { only: '', runs: 5, base: '', ledger: '' } })

type Pages = (url: string, checkout: Checkout) => Promise<MeasuredPage[]>

const compared = await checkouts(base)
const measured: PageRuns[] = []
let products = 0
const onDemo: Pages = async (url, { texts }) => [
  ...(await demoPages(url, texts)),
  ...(catalogue ? [] : [await list(url, texts, account('restaurant'))]),
]
await onServers(compared, undefined, (urls) => measureAll(urls, onDemo))
if (catalogue && isAsked('Product list'))
  await onServers(compared, catalogue, (urls) =>
    measureAll(urls, async (url, { texts }) => [await list(url, texts)]),
  )
if (only === '') {
  const command = `npm run bench:lighthouse -- products.csv${base === '' ? '' : ' --base <the commit before>'}`
  const report = await reportOf(measured, { products, runs, command })
  writeFileSync(join(import.meta.dirname, '../docs/lighthouse.md'), report)
  process.stdout.write(`\n${report}`)
}

async function list(...[url, texts, who]: Parameters<typeof listPage>): Promise<MeasuredPage> {
  const page = await listPage(url, texts, who)
  if (page.signedIn) products = await countProducts(page.signedIn)
  return page
}

function isAsked(name: string): boolean {
  return only.split(',').some((words) => name.toLowerCase().includes(words.trim().toLowerCase()))
}

async function measureAll(urls: Map<Checkout, string>, pagesOf: Pages): Promise<void> {
  const pages = new Map<Checkout, MeasuredPage[]>()
  for (const [checkout, url] of urls) pages.set(checkout, await pagesOf(url, checkout))
  const [names = []] = [...pages.values()].map((all) => all.map(({ name }) => name))
  for (const name of names.filter(isAsked)) {
    const page = await measureInTurn(name, pages)
    measured.push(page)
    process.stdout.write(`${tableOf([page], SCORES)}\n\n${tableOf([page], LEDGER)}\n\n`)
    process.stdout.write(
      complaintsOf(page)
        .map((one) => `  ${one}\n`)
        .join(''),
    )
    if (ledger !== '') writeLedgers(page)
  }
}

/** Every checkout once a round. */
async function measureInTurn(
  name: string,
  pages: Map<Checkout, MeasuredPage[]>,
): Promise<PageRuns> {
  const found: PageRuns = { page: name, isPublic: false, runs: new Map() }
  for (let round = 1; round <= runs; round++) {
    for (const [checkout, all] of pages) {
      const page = all.find((one) => one.name === name)
      if (!page) continue
      found.isPublic = page.signedIn === undefined
      const run = await measure(page)
      found.runs.set(checkout.name, [...(found.runs.get(checkout.name) ?? []), run])
    }
    reportProgress(`${name}, round ${round} of ${runs}`)
  }
  return found
}

/** Of the last run. */
function writeLedgers({ page, runs }: PageRuns): void {
  mkdirSync(ledger, { recursive: true })
  for (const [name, all] of runs) {
    const file = `${page.toLowerCase().replace(' ', '-')}-${name}.md`
    const last = all.at(-1)
    if (last) writeFileSync(join(ledger, file), ledgerOf(`${page}, ${name}`, last))
  }
}
