import { Buffer } from 'node:buffer'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { anIssuedPaper, type BuiltPaper } from '@halles/testing/world/issued-paper.ts'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const TODAY = montrealToday()
let supplier: BuiltAccount
let restaurant: BuiltAccount
let invoice: BuiltPaper
let note: BuiltPaper

const TAXED = { gst: true, qst: true }

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world, { name: '=Chez "Rose"' })
  invoice = await anIssuedPaper(world, supplier, restaurant, {
    lines: [
      { amountCents: 12_345, feeCents: 155 },
      { category: 'beverage', amountCents: 3_333, depositCents: 240, ...TAXED },
      { category: 'bakery', amountCents: 3_333, ...TAXED },
      { category: 'bakery', amountCents: 1_000, gst: true },
    ],
  })
  note = await anIssuedPaper(world, supplier, restaurant, {
    corrects: invoice,
    lines: [{ category: 'bakery', amountCents: 333, ...TAXED }],
  })
  const another = await aSupplier(world)
  await anIssuedPaper(world, another, restaurant, { label: 'AUTRE-1' })
})

const path = (query: Record<string, string>) =>
  `/api/papers-export/?${new URLSearchParams({ from: TODAY, to: TODAY, ...query })}`

async function bytesOf(query: Record<string, string>, account = supplier) {
  const headers = { Cookie: `sessionid=${account.browser.cookies.get('sessionid')}` }
  const answer = await fetch(`${world.origin}${path(query)}`, { headers })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

const textOf = async (query: Record<string, string>) =>
  (await supplier.browser.get(path(query))).text
const csvRows = async (query: Record<string, string>, delimiter = ',') =>
  parse(await textOf(query), { delimiter, bom: true, columns: true }) as Record<string, string>[]

/** To the cent, of "-12.50". */
const cents = (text: string | undefined) => Math.round(Number((text ?? '').replace(',', '.')) * 100)
const dollars = (amount: number) => (amount / 100).toFixed(2)

test('a row for each category and its taxes, and the columns add up to what was invoiced less what was credited', async () => {
  const rows = await csvRows({ format: 'csv', lang: 'en' })
  expect(
    rows.map((row) => [row.Document, row.Category, row.Taxes, row['Amount before taxes']]),
  ).toEqual([
    ['Invoice', 'Beef', 'No tax', '125.00'],
    ['Invoice', 'Bakery', 'GST', '10.00'],
    ['Invoice', 'Bakery', 'GST and QST', '33.33'],
    ['Invoice', 'Beverages', 'GST and QST', '33.33'],
    ['Invoice', 'Deposit', 'No tax', '2.40'],
    ['Credit note', 'Bakery', 'GST and QST', '-3.33'],
  ])
  const sum = (kind: string, column: string) =>
    rows.filter((row) => row.Document === kind).reduce((all, row) => all + cents(row[column]), 0)
  const { gst_cents, qst_cents } = await world.database
    .selectFrom('paper')
    .select(['gst_cents', 'qst_cents'])
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  expect([sum('Invoice', 'GST'), sum('Invoice', 'QST')]).toEqual([gst_cents, qst_cents])
  expect(sum('Invoice', 'Total')).toBe(invoice.totalCents)
  expect(sum('Credit note', 'Total')).toBe(-note.totalCents)
})

test('it is written as French spreadsheets read it, and no cell is a formula', async () => {
  const [row] = await csvRows({ format: 'csv' }, ';')
  expect(row).toMatchObject({
    Date: TODAY,
    Document: 'Facture',
    Numéro: invoice.label,
    Corrige: '',
    Client: `'=Chez "Rose"`,
    'Numéro de client': 'C-1',
    Catégorie: 'Bœuf',
    Taxes: 'Sans taxe',
    'Montant avant taxes': '125,00',
    Total: '125,00',
  })
})

test('as a workbook its amounts are numbers', async () => {
  const { sheets } = await readXlsx(await bytesOf({ format: 'xlsx' }))
  const rows = sheets[0]?.rows ?? []
  expect(rows).toHaveLength(7)
  expect(rows[1]?.slice(11)).toEqual([125, 0, 0, 125])
  expect(rows[6]?.[11]).toBe(-3.33)
  expect(rows[1]?.[5]).toBe(`'=Chez "Rose"`)
})

test('accounts and codes of the supplier’s own program stand in their columns, and are forgotten when empty', async () => {
  const save = (lines: unknown[]) => supplier.browser.post('/api/accounting-map-save/', { lines })
  const beef = { category: 'beef', tax_code: 'none', account: '4010 Viandes', code: 'Z' }
  const bakery = { category: 'bakery', tax_code: 'both', account: '=4020', code: 'TPS/TVQ QC' }
  expect((await save([beef, bakery])).body.lines).toEqual([bakery, beef])
  // Another supplier forgets its own.
  const nothing = { ...beef, account: '', code: '' }
  const other = await aSupplier(world)
  await other.browser.post('/api/accounting-map-save/', { lines: [nothing] })
  const accounts = (await csvRows({ format: 'csv', lang: 'en' })).map((row) => [
    row.Account,
    row['Tax code'],
  ])
  expect(accounts.slice(0, 3)).toEqual([
    ['4010 Viandes', 'Z'],
    ['', ''],
    [`'=4020`, 'TPS/TVQ QC'],
  ])
  await save([nothing])
  expect((await supplier.browser.get('/api/accounting-map/')).body.lines).toEqual([bakery])
  for (const [lines, field] of [
    [[beef, beef], 'lines.1'],
    [[{ ...beef, category: 'all' }], 'lines.0.category'],
    [[{ ...beef, account: 'x'.repeat(61) }], 'lines.0.account'],
  ] as const) {
    const { status, body } = await save([...lines])
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  }
})

test('QuickBooks Online gets invoices with amounts before taxes, and credit notes in a file of their own', async () => {
  const rows = await csvRows({ format: 'quickbooks', lang: 'en' })
  expect(rows).toHaveLength(5)
  const [year, month, day] = TODAY.split('-')
  expect(rows[2]).toMatchObject({
    '*InvoiceNo': invoice.label,
    '*Customer': `'=Chez "Rose"`,
    '*InvoiceDate': `${month}/${day}/${year}`,
    'Item(Product/Service)': 'Bakery',
    ItemQuantity: '1',
    ItemRate: '33.33',
    '*ItemAmount': '33.33',
    '*ItemTaxCode': 'GST and QST',
  })
  const all = rows.reduce(
    (sum, row) => sum + cents(row['*ItemAmount']) + cents(row.ItemTaxAmount),
    0,
  )
  expect(all).toBe(invoice.totalCents)
  const credits = await csvRows({ format: 'quickbooks', kind: 'credit_note' })
  expect(credits).toMatchObject([
    { '*InvoiceNo': note.label, '*ItemAmount': '3.33', Memo: invoice.label },
  ])
})

test('Sage 50 gets an invoice for each paper, what is given back below nothing', async () => {
  const text = await textOf({ format: 'sage50', lang: 'en' })
  expect(text.split('<SalInvoice>')).toHaveLength(3)
  const lines = text.split('\r\n')
  expect(lines.slice(0, 3)).toEqual(['<Version>', '"12001","1"', '</Version>'])
  const rowsOf = (from: number, to: number) =>
    parse(lines.slice(from, to).join('\n'), { relax_column_count: true }) as string[][]
  const end = lines.indexOf('</SalInvoice>')
  const [customer, head, ...details] = rowsOf(4, end)
  const [year, month, day] = TODAY.split('-')
  expect(customer?.slice(0, 2)).toEqual(['=Chez  Rose ', '0'])
  expect(customer).toHaveLength(13)
  expect(head).toEqual([
    '5',
    '',
    invoice.label,
    `${month}-${day}-${year}`,
    '0',
    '',
    dollars(invoice.totalCents),
    '0.00',
  ])
  expect(details).toHaveLength(5)
  expect(details[2]?.slice(0, 8)).toEqual(['Bakery', '1', '33.33', '33.33', 'GST', '0', '1', '5'])
  const total = details.reduce(
    (sum, detail) =>
      sum + [3, 8, 13].reduce((all, at) => all + (detail[at] ? cents(detail[at]) : 0), 0),
    0,
  )
  expect(total).toBe(invoice.totalCents)
  const [, credit, detail] = rowsOf(lines.indexOf('<SalInvoice>', end) + 1, lines.length - 2)
  expect(credit?.[6]).toBe(dollars(-note.totalCents))
  expect(detail?.slice(1, 4)).toEqual(['-1', '3.33', '-3.33'])
})

test('the PDFs of a month come as one ZIP, each under its number, the same bytes for the same papers', async () => {
  const archive = await bytesOf({ format: 'zip' })
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual([
    `Facture-${invoice.label}.pdf`,
    `Note-de-credit-${note.label}.pdf`,
  ])
  for (const file of Object.values(files)) {
    expect(Buffer.from(file.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
  }
  expect(await bytesOf({ format: 'zip' })).toEqual(archive)
})

test('a restaurant gets those of all its suppliers, whose they are, which kind and number in their names', async () => {
  const names = ['Bœuf & Cie', 'Boeuf, Cie', 'BŒUF CIE', '金豐食品', `${'Très '.repeat(20)}long`]
  const buyer = await aRestaurant(world)
  for (const name of names) {
    const seller = await aSupplier(world, { name })
    const corrects = await anIssuedPaper(world, seller, buyer, { label: 'L-1' })
    if (name === names[0])
      await anIssuedPaper(world, seller, buyer, { label: 'L-1', kind: 'credit_note', corrects })
    await anIssuedPaper(world, seller, restaurant, { label: 'L-2' })
  }
  const cut = 'Tres-'.repeat(8)
  const filesOf = async (lang: string) =>
    Object.keys(unzipSync(await bytesOf({ format: 'zip', lang }, buyer)))
  expect(await filesOf('fr')).toEqual([
    'Bœuf-Cie-Facture-L-1.pdf',
    'Bœuf-Cie-Note-de-credit-L-1.pdf',
    'Boeuf-Cie-Facture-L-1.pdf',
    'BŒUF-CIE-Facture-L-1-2.pdf',
    '金豐食品-Facture-L-1.pdf',
    `${cut}Facture-L-1.pdf`,
  ])
  expect((await filesOf('en'))[1]).toBe('Bœuf-Cie-Note-de-credit-Credit-note-L-1.pdf')
  const asked = path({ format: 'zip', kind: 'credit_note' })
  expect((await buyer.browser.get(asked)).headers.get('content-disposition')).toContain('.zip')
})

test('whoever was removed from a business gets none of its papers', async () => {
  const buyer = await aMember(world, restaurant, 'buyer')
  const ask = async () => (await buyer.browser.get(path({ format: 'zip' }))).status
  expect(await ask()).toBe(200)
  await restaurant.browser.post('/api/team-remove/', { person: buyer.person.publicId })
  expect(await ask()).toBe(401)
})

test.each(['csv', 'xlsx', 'quickbooks', 'sage50'])(
  'a restaurant gets no %s: that is for the accounts of whoever issued the papers',
  async (format) => {
    const { status, body } = await restaurant.browser.get(path({ format }))
    expect([status, body.fields]).toMatchObject([400, { format: expect.anything() }])
  },
)

test('an invoice of which all was credited before it is there too, so that no number is missing', async () => {
  const other = await aSupplier(world)
  await anIssuedPaper(world, other, restaurant, {
    label: 'F-000001',
    lines: [{ category: 'dairy', amountCents: 0, gst: true }],
  })
  const { text } = await other.browser.get(path({ format: 'csv', lang: 'en' }))
  expect(parse(text, { bom: true, columns: true })).toMatchObject([
    { Number: 'F-000001', Category: 'Dairy', Taxes: 'GST', Total: '0.00' },
  ])
})

test('days without papers give a file without rows', async () => {
  const none = { from: '2020-01-01', to: '2020-01-31' }
  expect(await csvRows({ ...none, format: 'csv' }, ';')).toEqual([])
  expect(unzipSync(await bytesOf({ ...none, format: 'zip' }))).toEqual({})
})

test('more papers than are read at once all come, in their order', async () => {
  const many = await aSupplier(world)
  for (let number = 0; number < 60; number++) {
    await anIssuedPaper(world, many, restaurant, { label: `L-${number}`, totalCents: 100 })
  }
  const { text } = await many.browser.get(path({ format: 'csv', lang: 'en' }))
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[]
  expect(rows.map((row) => row.Number)).toEqual(
    Array.from({ length: 60 }, (_, index) => `L-${index}`),
  )
})

test.each([
  [{ from: '2026-07-02', to: '2026-07-01' }, 'to'],
  [{ from: '2026-02-30' }, 'from'],
  [{ format: 'ods' }, 'format'],
  [{ from: '2025-01-01', to: '2026-01-02' }, 'to'],
  [{ from: '2026-07-01', to: '2026-08-01', format: 'zip' }, 'to'],
  [{ kind: 'receipt' }, 'kind'],
])('%j is refused', async (query, field) => {
  const { status, body } = await supplier.browser.get(path({ format: 'csv', ...query } as never))
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})
