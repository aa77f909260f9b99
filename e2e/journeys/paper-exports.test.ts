import { Buffer } from 'node:buffer'
import { formatDollars, formatMonth } from '@halles/texts/format.ts'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { deliver, grant, receive } from '../delivered-order.ts'
import { expect, post, test } from '../halles-test.ts'
import { order, sideBySide } from '../side-by-side.ts'

type Issued = { public_id: string }

/** What is delivered today is invoiced, an order an invoice; the day. */
async function invoiceTheDay(page: Page): Promise<string> {
  const { days } = await (await page.request.get('/api/invoices-to-issue/')).json()
  await post(page, '/api/invoice-issue-day/', { day: days[0].day })
  return days[0].day
}

/** What a link downloads, and under which name. */
async function downloaded(page: Page, link: string | RegExp) {
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name: link }).click()
  const file = await download
  const bytes: Buffer[] = []
  for await (const chunk of await file.createReadStream()) bytes.push(chunk)
  return { name: file.suggestedFilename(), bytes: new Uint8Array(Buffer.concat(bytes)) }
}

/** Types a day over what stands in a field, which shows it otherwise until it is entered. */
async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox', { name: label, exact: true })
  await field.focus()
  await field.fill(day)
}

/** The names in a ZIP, each of a PDF. */
function pdfsIn(zip: Uint8Array): string[] {
  const files = Object.entries(unzipSync(zip))
  for (const [, file] of files) expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
  return files.map(([name]) => name)
}

test('@longer a supplier takes a month to its accounting in each format, under its own accounts, and its restaurant gets the same papers as PDFs', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { invoiceSettings: words, papers } = texts
  const { supplier, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const sides = { restaurant: devices.restaurant.page, supplier: devices.supplier.page }
  const { supplier: page } = sides
  await order(devices.restaurant, product, 8)
  const delivered = await deliver(sides)
  const today = await invoiceTheDay(page)
  await receive(sides, delivered, '6')
  await grant(sides, delivered)
  const { results } = await (await page.request.get('/api/paper-list/')).json()
  await post(page, '/api/credit-issue/', { paper_public_id: (results as Issued[])[0]?.public_id })
  const isFrench = language === 'fr'
  const labels = ['000001', 'NC-000001']
  const kinds = isFrench
    ? ['Facture', 'Note-de-credit']
    : ['Facture-Invoice', 'Note-de-credit-Credit-note']
  const names = kinds.map((kind, index) => `${kind}-${labels[index]}.pdf`)

  await test.step('it says where its program keeps what it sells', async () => {
    await page.goto('/supplier/invoices/settings')
    const of = [words.categories.beef, words.taxCodes.none] as const
    await page.getByLabel(words.accountOf(...of)).fill('4010 Viandes')
    await page.getByLabel(words.codeOf(...of)).fill('E')
    await page.getByRole('button', { name: words.mapSave }).click()
    await expect(page.getByText(words.mapSaved)).toBeVisible()
  })

  await test.step('days that are none, or too many, are said and give no file', async () => {
    await typeDay(page, words.from, '2026-02-30')
    await typeDay(page, words.to, today)
    await expect(page.getByText(words.periodInvalid)).toBeVisible()
    await expect(page.getByRole('button', { name: words.download, exact: true })).toBeDisabled()
    await typeDay(page, words.from, `${Number(today.slice(0, 4)) - 2}-01-01`)
    await expect(page.getByText(words.periodTooLong(366))).toBeVisible()
    await typeDay(page, words.from, `${today.slice(0, 7)}-01`)
    await expect(page.getByText(words.periodTooLong(366))).toBeHidden()
  })

  /** In a format, as text. */
  const exported = async (format: keyof typeof words.formats) => {
    await page.getByRole('combobox', { name: words.format }).selectOption(format)
    const { name, bytes } = await downloaded(page, words.download)
    return { name, bytes, text: Buffer.from(bytes).toString() }
  }

  await test.step('as CSV: a row for the invoice and one below nothing for the credit note', async () => {
    const { name, text } = await exported('csv')
    expect(name).toMatch(/^(factures|invoices)-[\d-]+\.csv$/)
    const delimiter = isFrench ? ';' : ','
    const rows: string[][] = parse(text, { delimiter, bom: true })
    const amounts = isFrench ? ['858,00', '-214,50'] : ['858.00', '-214.50']
    expect(rows.slice(1).map((row) => [row[2], row[9], row[10], row[11]])).toEqual(
      amounts.map((amount, index) => [labels[index], '4010 Viandes', 'E', amount]),
    )
  })

  await test.step('as a workbook: amounts are numbers', async () => {
    const { name, bytes } = await exported('xlsx')
    expect(name).toMatch(/\.xlsx$/)
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]?.rows.slice(1).map((row) => [row[9], row[11]])).toEqual([
      ['4010 Viandes', 858],
      ['4010 Viandes', -214.5],
    ])
  })

  await test.step('for QuickBooks: the invoice alone', async () => {
    const { name, text } = await exported('quickbooks')
    expect(name).toMatch(/-quickbooks\.csv$/)
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      {
        '*InvoiceNo': '000001',
        'Item(Product/Service)': '4010 Viandes',
        '*ItemAmount': '858.00',
        '*ItemTaxCode': 'E',
      },
    ])
  })

  await test.step('for Sage 50: an invoice each, what is given back below nothing', async () => {
    const { name, text } = await exported('sage50')
    expect(name).toMatch(/\.imp$/)
    const rows: string[][] = parse(text, { relax_column_count: true })
    const details = rows.filter(([item]) => item === '4010 Viandes')
    expect(details.map((detail) => detail.slice(0, 4))).toEqual([
      ['4010 Viandes', '1', '858.00', '858.00'],
      ['4010 Viandes', '-1', '214.50', '-214.50'],
    ])
  })

  await test.step('as a ZIP: the PDFs of both', async () => {
    const { name, bytes } = await exported('zip')
    expect(name).toMatch(/\.zip$/)
    expect(pdfsIn(bytes)).toEqual(names)
  })

  await test.step('without a connection there is no file to ask for', async () => {
    await page.context().setOffline(true)
    await expect(page.getByRole('button', { name: words.download, exact: true })).toBeDisabled()
    await page.context().setOffline(false)
    await expect(page.getByRole('link', { name: words.download, exact: true })).toBeVisible()
  })

  await test.step('its restaurant downloads its month, whose they are in their names', async () => {
    const { restaurant } = sides
    await restaurant.goto('/invoices')
    const month = formatMonth(language, today.slice(0, 7))
    const { name, bytes } = await downloaded(restaurant, papers.downloadMonthOf(month))
    expect(name).toMatch(/^(factures|invoices)-[\d-]+\.zip$/)
    const seller = supplier.name.replace(' ', '-')
    expect(pdfsIn(bytes)).toEqual(names.map((file) => `${seller}-${file}`))
    await restaurant.getByRole('link', { name: supplier.name }).first().waitFor()
    await restaurant.goto('/invoices?state=open')
    await expect(restaurant.getByRole('heading', { name: month })).toBeVisible()
    await expect(restaurant.getByRole('link', { name: /ZIP/ })).toHaveCount(0)
  })
  for (const { context } of Object.values(devices)) await context.close()
})

test('@longer a supplier goes on from its number elsewhere, which it sets once and never to one that is used, and invoices a week of orders at once', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { invoiceSettings: words, issuing, refusals } = texts
  const { market, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const sides = { restaurant: devices.restaurant.page, supplier: devices.supplier.page }
  const { supplier: page } = sides
  await order(devices.restaurant, product, 1)
  await deliver(sides)
  const today = await invoiceTheDay(page)
  const series = words.changeOf(words.series.invoice)
  const dialog = page.getByRole('dialog')

  await test.step('a number that is used is refused, with why', async () => {
    await page.goto('/supplier/invoices/settings')
    await expect(page.getByText(words.next('000002'))).toBeVisible()
    await page.getByRole('button', { name: series }).click()
    await dialog.getByLabel(words.prefix).fill('F-')
    await dialog.getByLabel(words.nextNumber).fill('1')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog.getByText(refusals.number_issued)).toBeVisible()
  })

  await test.step('a higher one is taken, and then it is not asked for again', async () => {
    await dialog.getByLabel(words.nextNumber).fill('5124')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(words.next('F-005124'))).toBeVisible()
    await page.getByRole('button', { name: series }).click()
    await expect(dialog.getByLabel(words.prefix)).toHaveValue('F-')
    await expect(dialog.getByLabel(words.nextNumber)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('orders of a week are on one invoice, under that number', async () => {
    for (const cases of [2, 3]) {
      await order(devices.restaurant, product, cases)
      await deliver(sides)
    }
    await page.goto('/supplier/invoices?tab=issue')
    const customer = page.getByRole('combobox', { name: issuing.customer })
    await customer.selectOption({ label: market.restaurant.name })
    await typeDay(page, issuing.from, today)
    await typeDay(page, issuing.to, today)
    await page.getByRole('link', { name: issuing.showDraft }).click()
    await expect(page.getByRole('row').filter({ hasText: product })).toHaveCount(2)
    await page.getByRole('main').getByRole('button', { name: issuing.issue }).click()
    await dialog.getByRole('button', { name: issuing.issue, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('F-005124')
    await expect(page.getByText(formatDollars(language, '536.25')).first()).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: product })).toHaveCount(2)
    await page.goto('/supplier/invoices?tab=issue')
    await expect(page.getByText(issuing.none)).toBeVisible()
  })
  for (const { context } of Object.values(devices)) await context.close()
})
