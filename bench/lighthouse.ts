import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts } from '../server/database/demo/demo-accounts.ts'
import { CATALOGUE_RESTAURANT } from '../server/database/loading/load-catalogue.ts'
import { startServer } from '../testing/servers/server-process.ts'
import { commandLine } from './command-line.ts'
import { measure } from './lighthouse/measure.ts'
import { type Row, reportOf, rowLine, rowOf } from './lighthouse/report.ts'
import {
  countProducts,
  fillCart,
  firstActiveOrder,
  firstPendingOrder,
  type SignedIn,
  signIn,
} from './signed-in.ts'

// Lighthouse's mobile preset, five runs a page, medians, into docs/lighthouse.md. With a catalogue (see load:catalogue) the product list holds it, otherwise the demo's.
// `--only`: the pages whose name contains the words, printed and not written, as in `--only 'supplier order'`.
const {
  files: [catalogue],
  options: { only },
} = commandLine('bench:lighthouse [-- <products.csv> --only login]', {
  files: [0, 1],
  options: { only: '' },
})
const ROOT = join(import.meta.dirname, '..')

const rows: Row[] = []
let products = 0
await onDemo(async (url) => {
  await add('Landing', `${url}/`)
  await add('Login', `${url}/login`)
  const supplier = await signIn(url, account('supplier'))
  const order = await firstPendingOrder(supplier)
  await add('Supplier order', `${url}/supplier/order/${order}`, supplier)
  const restaurant = await signIn(url, account('restaurant'))
  await add('Restaurant order', `${url}/order/${await firstActiveOrder(restaurant)}`, restaurant)
  await fillCart(restaurant)
  await add('Checkout', `${url}/checkout`, restaurant)
  if (!catalogue) await addProductList(url, restaurant)
})
if (catalogue) {
  await onCatalogue(catalogue, async (url) => {
    await addProductList(url, await signIn(url, CATALOGUE_RESTAURANT))
  })
}
if (only === '') {
  const report = await reportOf(rows, products)
  writeFileSync(join(ROOT, 'docs/lighthouse.md'), report)
  process.stdout.write(`\n${report}`)
}

async function addProductList(url: string, restaurant: SignedIn): Promise<void> {
  products = await countProducts(restaurant)
  await add('Product list', `${url}/categories/all`, restaurant)
}

async function add(page: string, url: string, signedIn?: SignedIn): Promise<void> {
  if (!page.toLowerCase().includes(only.toLowerCase())) return
  const row = rowOf(page, await measure(url, signedIn), signedIn === undefined)
  rows.push(row)
  process.stdout.write(`${rowLine(row)}\n${row.complaints.map((one) => `  ${one}\n`).join('')}`)
}

function account(role: string) {
  const found = demoAccounts.find(({ kind }) => kind === role)
  if (!found) throw new Error(`the demo market has no ${role}`)
  return found
}

type Work = (url: string) => Promise<void>

function onDemo(work: Work): Promise<void> {
  return inFolder((folder) => onServer({ DATA_DIR: folder, DEMO: '1' }, work))
}

function onCatalogue(csv: string, work: Work): Promise<void> {
  return inFolder((folder) => {
    const variables = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0' }
    const load = join(ROOT, 'server/database/load-catalogue.ts')
    execFileSync(process.execPath, [load, csv], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return onServer(variables, work)
  })
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'halles-lighthouse-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function onServer(variables: Record<string, string>, work: Work): Promise<void> {
  const server = await startServer(undefined, { PUBLIC_URL: '', ...variables })
  try {
    await work(`http://localhost:${server.port}`)
  } finally {
    await server.stop()
  }
}
