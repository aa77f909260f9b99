import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import { withTheDatabase } from './the-database.ts'

/** A restaurant has an account with a supplier, by their sign-up names. */
export function makeCustomer(supplierName: string, restaurantName: string): Promise<void> {
  return withTheDatabase(async (database) => {
    const { supplier_id, restaurant_id } = await database
      .selectFrom('supplier')
      .innerJoin('restaurant', (join) => join.onTrue())
      .select(['supplier.account_id as supplier_id', 'restaurant.account_id as restaurant_id'])
      .where('supplier.name', '=', supplierName)
      .where('restaurant.name', '=', restaurantName)
      .executeTakeFirstOrThrow()
    await database
      .insertInto('customer')
      .values({ supplier_id, restaurant_id, status: 'open' })
      .execute()
  })
}

/** The only price list of a product's supplier asked a price for it on days that have passed. */
export function askedBefore(product: string, cents: number, days: string): Promise<void> {
  return withTheDatabase(async (database) => {
    const { price_list_id, product_id } = await database
      .selectFrom('product')
      .innerJoin('price_list', 'price_list.supplier_id', 'product.supplier_id')
      .select(['price_list.id as price_list_id', 'product.id as product_id'])
      .where('product.name_fr', '=', product)
      .executeTakeFirstOrThrow()
    const line = { price_list_id, product_id, days, price_cents: cents }
    await database.insertInto('price_list_line').values(line).execute()
  })
}

const ID = 'c'.repeat(32)
const LISTS = [
  { public_id: ID, name: 'Écoles et garderies', percent_off: '8.5', lines: 24, customers: 11 },
  { public_id: 'd'.repeat(32), name: 'Hôtels', percent_off: '0', lines: 0, customers: 0 },
]

async function stageLists(page: Page): Promise<void> {
  await page.route('**/api/price-list-list/', (route) =>
    route.fulfill({ json: { price_lists: LISTS } }),
  )
}

/** Each of the supplier's own products in one of four states: no price of its own, one, steps, one above the list price. */
async function stageSheet(page: Page): Promise<void> {
  await stageLists(page)
  const own = await page.request.get('/api/supplier-product-list/?category_name=beef')
  const { results } = await own.json()
  const states = [
    [],
    [{ from_cases: 1, less: 0.85, until_day: null }],
    [
      { from_cases: 1, less: 0.9, until_day: '2027-01-15' },
      { from_cases: 5, less: 0.8, until_day: null },
      { from_cases: 20, less: 0.75, until_day: '2027-02-28' },
    ],
    [{ from_cases: 1, less: 1.1, until_day: null }],
  ]
  const sheet = results.map((product: { price: string }, at: number) => {
    const prices = (states[at % 4] ?? []).map(({ less, ...price }) => ({
      ...price,
      from_day: null,
      price: (Number(product.price) * less).toFixed(2),
    }))
    const own = Math.min(
      Number(product.price),
      Number(prices[0]?.price ?? Number.POSITIVE_INFINITY),
    )
    const price = prices.length > 0 ? own : Number(product.price) * 0.915
    return { ...product, list_price: product.price, price: price.toFixed(2), prices }
  })
  await page.route('**/api/price-list-lines/*', (route) =>
    route.fulfill({ json: { count: sheet.length, results: sheet } }),
  )
}

const PRICE = { from_cases: 1, from_day: null, until_day: null }
const A_PRODUCT = {
  public_id: 'e'.repeat(32),
  ...{ name_fr: 'Épaule de bœuf désossée', name_en: 'Boneless beef shoulder' },
  ...{ unit: 'kg', quantity_per_case: '12.5', list_price: '1142.50' },
}
const IMPORTED = {
  public_id: 'f'.repeat(32),
  price_list: { public_id: ID, name: 'Écoles et garderies' },
  ...{ state: 'previewed', done: 0, total: 1_242, taken_back: 0, left: 0 },
  counts: { new: 31, changed: 1_204, removed: 7, unchanged: 316, faulty: 2 },
  ...{ confirmed_at: null, undone_at: null },
}

/** A file of prices that was read: rows that change something and, of their kind, faulty ones. */
async function stageImport(page: Page, summary: object = {}): Promise<void> {
  await stageLists(page)
  const row = { code: 'EP-12', product: A_PRODUCT, before: [], faults: [], unsure: false }
  const changed = [
    {
      ...row,
      row: 3,
      price: { ...PRICE, price: '1098.00' },
      before: [{ ...PRICE, price: '1120.00' }],
      unsure: true,
    },
    {
      ...{ ...row, row: 4, before: [{ ...PRICE, from_cases: 12, price: '1085.00' }] },
      price: { from_cases: 12, price: '1075.25', from_day: '2026-12-01', until_day: '2027-02-28' },
    },
  ]
  const faults = [
    { column: 'item_code', reason: 'product_unknown', cell: 'ÉP-12/B' },
    { column: 'price', reason: 'amount_unreadable', cell: 'selon le marché' },
  ]
  const faulty = [{ ...row, row: 9, code: 'ÉP-12/B', product: null, price: null, faults }]
  await page.route('**/api/price-list-import/*', (route) => {
    const isFaulty = route.request().url().includes('kind=faulty')
    return route.fulfill({
      json: { ...IMPORTED, ...summary, results: isFaulty ? faulty : changed },
    })
  })
  await page.route('**/api/price-list-import-last/*', (route) =>
    route.fulfill({ json: { last: null } }),
  )
}

async function stageHistory(page: Page): Promise<void> {
  const results = [
    { from_cases: 1, price: '1142.50', from_day: '2026-03-01', until_day: '2026-06-30' },
    { from_cases: 12, price: '1099.00', from_day: '2026-03-01', until_day: '2026-06-30' },
    { from_cases: 1, price: '1075.00', from_day: null, until_day: '2025-12-31' },
  ]
  await page.route('**/api/price-list-history/*', (route) => route.fulfill({ json: { results } }))
}

async function stageSpecials(page: Page): Promise<void> {
  const own = await page.request.get('/api/supplier-product-list/?category_name=beef')
  const { results } = await own.json()
  const days = [
    ['2026-01-26', '2099-12-04'],
    ['2026-01-02', '2099-12-04'],
    ['2099-12-05', '2099-12-11'],
  ] as const
  const specials = days.flatMap(([from_day, until_day], at) => {
    const product = results[at]
    return product
      ? [
          {
            ...{ public_id: `${at}`.repeat(32), from_day, until_day, from_cases: at === 1 ? 3 : 1 },
            price: (Number(product.price) * 0.8).toFixed(2),
            product: { ...product, list_price: product.price },
          },
        ]
      : []
  })
  await page.route('**/api/special-list/', (route) => route.fulfill({ json: { specials } }))
}

const IMPORT = `/supplier/price-lists/${ID}/import`
const SHEET = `/supplier/price-lists/${ID}?category=beef`

export const priceListScreens: Screen[] = [
  { name: 'price-lists-none', viewer: 'supplier', path: '/supplier/price-lists' },
  { name: 'price-lists', viewer: 'supplier', path: '/supplier/price-lists', stage: stageLists },
  {
    name: 'price-list-new',
    viewer: 'supplier',
    path: '/supplier/price-lists',
    prepare: async (page, { priceLists }) => {
      await page.getByRole('button', { name: priceLists.add }).click()
      await page.getByRole('dialog').getByLabel(priceLists.percentOff).fill('60')
      await page.getByRole('button', { name: priceLists.create }).click()
    },
  },
  { name: 'price-list-sheet', viewer: 'supplier', path: SHEET, stage: stageSheet },
  {
    name: 'price-list-step',
    viewer: 'supplier',
    path: SHEET,
    stage: stageSheet,
    prepare: async (page, { priceLists }) => {
      const first = priceLists.fromCases(5)
      await page
        .getByRole('button', { name: new RegExp(first) })
        .first()
        .click()
      await page.getByRole('button', { name: priceLists.saveStep }).waitFor()
    },
  },
  {
    name: 'price-list-history',
    viewer: 'supplier',
    path: SHEET,
    stage: async (page) => {
      await stageSheet(page)
      await stageHistory(page)
    },
    prepare: async (page, { priceLists }) => {
      const opens = new RegExp(`^${priceLists.historyOf('')}`)
      await page.getByRole('button', { name: opens }).first().click()
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  {
    name: 'price-list-import',
    viewer: 'supplier',
    path: IMPORT,
    stage: (page) => stageImport(page),
  },
  {
    name: 'price-list-import-preview',
    viewer: 'supplier',
    path: `${IMPORT}?file=1&kind=changed`,
    stage: (page) => stageImport(page),
  },
  {
    name: 'price-list-import-faults',
    viewer: 'supplier',
    path: `${IMPORT}?file=1&kind=faulty`,
    stage: (page) => stageImport(page),
  },
  {
    name: 'price-list-import-running',
    viewer: 'supplier',
    path: `${IMPORT}?file=1`,
    stage: (page) => stageImport(page, { state: 'applying', done: 480 }),
  },
  {
    name: 'price-list-import-done',
    viewer: 'supplier',
    path: `${IMPORT}?file=1`,
    stage: (page) =>
      stageImport(page, { state: 'applied', done: 1_242, confirmed_at: '2026-11-28T12:00:00Z' }),
  },
  {
    name: 'price-list-percent',
    viewer: 'supplier',
    path: `${SHEET}&by=percent`,
    stage: stageSheet,
    prepare: async (page, { priceLists }) => {
      await page.getByLabel(priceLists.percent, { exact: true }).fill('12,5')
      await page.getByRole('button', { name: /\d/ }).last().waitFor()
    },
  },
  { name: 'specials-none', viewer: 'supplier', path: '/supplier/specials' },
  { name: 'specials', viewer: 'supplier', path: '/supplier/specials', stage: stageSpecials },
  {
    name: 'special-new',
    viewer: 'supplier',
    path: '/supplier/specials',
    stage: stageSpecials,
    prepare: async (page, { specials }) => {
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: specials.add }).click()
      await dialog.getByLabel(specials.which).fill('a')
      await dialog.getByRole('button', { name: specials.choose }).first().click()
      await dialog.getByRole('button', { name: specials.save }).click()
    },
  },
]
