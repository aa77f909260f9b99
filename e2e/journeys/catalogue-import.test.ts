import type { Page } from '@playwright/test'
import type { AllTexts } from '../all-texts.ts'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const HEADINGS =
  'Nom français;Nom anglais;Catégorie;Unité;Quantité par caisse;Prix par caisse;Remarque'
const GOOD = ['Cuisse;Leg;volaille;lb;20;61,25;', 'Aile;Wing;POULTRY;kg;10;1 049,50;']
/** A row for each of the seven ways to be wrong. */
const FAULTY = [
  'Jarret;Shank;bœuf;kg;10;-40,00;',
  'Licorne;Unicorn;licornes;kg;10;40,00;',
  'Cuisse;Leg;volaille;lb;20;62,00;',
  ';Breast;volaille;kg;10;40,00;',
  'Foie;Liver;bœuf;kg;0;40,00;',
  'Langue;Tongue;bœuf;kg/lb?;10;40,00;',
  'Queue;Tail;bœuf;kg;10;=40+2;',
]

test('a price list with seven faults goes in without them, and is undone to the byte @desk', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { suppliers } = await aMarket(browser, baseURL ?? '', [
    {
      name: 'Boucherie des Halles',
      minimum: '0',
      products: [{ name: 'Bavette', price: '50.00', quantity: '10', unit: 'kg' }],
    },
  ])
  const [supplier] = suppliers
  if (!supplier) throw new Error('the market has no supplier')
  await signIn(supplier)
  const [bavette] = supplier.products
  const changed = `${bavette};${bavette};BŒUF;kg;10;55,00;`
  const before = await exported(page)

  const { catalogueImport, menu, products } = texts
  await page.goto('/supplier/categories')
  await page.getByRole('main').getByRole('link', { name: menu.beef }).click()
  await page.getByRole('link', { name: products.importLink }).click()
  await expect(page).toHaveURL('/supplier/import')
  await choose(page, [HEADINGS, ...GOOD, changed, ...FAULTY].join('\r\n'))

  await expect(tab(page, texts, 'faulty', 7)).toHaveAttribute('aria-selected', 'true')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(7)
  const { reasons } = catalogueImport
  const expected = [
    reasons.amount_not_positive,
    reasons.category_unknown,
    reasons.product_twice,
    reasons.required,
    reasons.amount_not_positive,
    reasons.unit_invalid,
    reasons.formula,
  ]
  for (const [index, reason] of expected.entries()) {
    await expect(rows.nth(index)).toContainText(String(index + 5))
    await expect(rows.nth(index)).toContainText(reason)
  }
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: catalogueImport.downloadFaulty }).click()
  expect((await download).suggestedFilename()).toBe(`${catalogueImport.faultsFileName}.csv`)

  await tab(page, texts, 'changed', 1).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.locator('del')).toContainText(/50[.,]00/)
  await expect(rows.locator('ins')).toContainText(/55[.,]00/)
  await tab(page, texts, 'new', 2).click()
  await expect(rows).toHaveCount(2)
  expect(await exported(page)).toBe(before)

  await page.getByRole('button', { name: catalogueImport.confirm('3', true) }).click()
  await expect(page.getByRole('main').getByText(catalogueImport.done('2', '1'))).toBeVisible()
  const after = await exported(page)
  expect(after.split('\r\n').length).toBe(before.split('\r\n').length + 2)
  expect(after).toContain('"1049.50"')

  await page.getByRole('button', { name: catalogueImport.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: catalogueImport.undo }).click()
  await expect(page.getByRole('main').getByText(catalogueImport.undone)).toBeVisible()
  expect(await exported(page)).toBe(before)
})

const LONG_LIST = 7_000

test('a long price list shows how far it is, goes on while one is elsewhere, and is undone @phone @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  test.setTimeout(180_000)
  const { suppliers } = await aMarket(browser, baseURL ?? '', [
    { name: 'Distribution du Nord', minimum: '0', products: [] },
  ])
  const [supplier] = suppliers
  if (!supplier) throw new Error('the market has no supplier')
  await signIn(supplier)
  const { catalogueImport } = texts
  await page.goto('/supplier/import')
  const rows = Array.from(
    { length: LONG_LIST },
    (_, row) => `P${row};P${row};volaille;kg;10;61,25;`,
  )
  await choose(page, [HEADINGS, ...rows].join('\r\n'))
  await page.getByRole('button', { name: /7.000/ }).click()

  const progress = page.getByRole('progressbar', { name: catalogueImport.running.applying })
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await page.goto('/supplier/import')
  await expect(progress).toBeVisible()
  await expect(page.locator('input[type=file][accept*=csv]')).toHaveCount(0)
  await expect(page.getByText(catalogueImport.lastTitle)).toBeVisible({ timeout: 120_000 })

  await page.getByRole('button', { name: catalogueImport.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: catalogueImport.undo }).click()
  await expect(
    page.getByRole('progressbar', { name: catalogueImport.running.undoing }),
  ).toBeVisible()
  await expect(page.locator('input[type=file][accept*=csv]')).toBeAttached({ timeout: 120_000 })
  expect((await exported(page)).trim().split('\r\n')).toHaveLength(1)
})

async function choose(page: Page, list: string): Promise<void> {
  await page.locator('input[type=file][accept*=csv]').setInputFiles({
    name: 'prix.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${list}`),
  })
}

function tab(
  page: Page,
  { catalogueImport }: AllTexts,
  kind: 'new' | 'changed' | 'faulty',
  count: number,
) {
  return page.getByRole('tab', { name: catalogueImport.kindCount(kind, String(count)) })
}

async function exported(page: Page): Promise<string> {
  return (await page.request.get('/api/catalogue-export/?format=csv&lang=en')).text()
}
