import { elementsIn, pdfStructure, pdfText, textIn } from '@halles/testing/checks/pdf-structure.ts'
import {
  aCreditNote,
  anInvoice,
  anOrderPaper,
  aRecallRecord,
  aStatement,
  BUYER,
  paperLine,
} from '@halles/testing/world/papers.ts'
import { expect, test } from 'vitest'
import { invoiceDocument } from '../documents/invoice-document.ts'
import { orderDocument } from '../documents/order-document.ts'
import { recallDocument } from '../documents/recall-document.ts'
import { statementDocument } from '../documents/statement-document.ts'
import { paperPdf } from './paper-pdf.ts'

const LANGUAGES = ['fr', 'en'] as const
const DOCUMENTS = LANGUAGES.flatMap(
  (language) =>
    [
      [`invoice (${language})`, invoiceDocument(anInvoice(60), language)],
      [`credit note (${language})`, invoiceDocument(aCreditNote(), language)],
      [`confirmation (${language})`, orderDocument(anOrderPaper(), 'confirmation', language)],
      [`packing slip (${language})`, orderDocument(anOrderPaper(30), 'packing_slip', language)],
      [`statement (${language})`, statementDocument(aStatement(), language)],
      [`recall (${language})`, recallDocument(aRecallRecord(), language)],
    ] as const,
)

test.each(DOCUMENTS)('all of a %s is tagged for whoever does not see it', async (_, document) => {
  const read = await pdfStructure(await paperPdf(document))
  expect(read).toMatchObject({
    isMarked: true,
    preferences: { DisplayDocTitle: true },
    standard: '1',
    language: 'fr-CA',
  })
  expect([read.title, read.titleInXml]).toEqual([document.name, document.name])
  expect(read.scopes['none']).toBeUndefined()
  for (const { untagged } of read.pages) expect(untagged).toBe('')
  const [first] = read.pages
  const headings = first ? elementsIn(first.structure, 'H1') : []
  expect(headings.map(textIn)).toHaveLength(1)
  expect(first?.structure.children[0]).toMatchObject({ role: 'Document' })
})

test.each([
  ['why a lot is called back', recallDocument(aRecallRecord({ reason: 'W'.repeat(1_000) }), 'en')],
  [
    'a note to whoever prepares',
    orderDocument(anOrderPaper(4, { note: 'W'.repeat(500) }), 'packing_slip', 'en'),
  ],
])('%s has the whole width, however long it is', async (_, document) => {
  const { pages } = await pdfStructure(await paperPdf(document))
  expect(pages).toHaveLength(1)
  const facts = pages.flatMap(({ structure }) => elementsIn(structure, 'LBody')).map(textIn)
  const [longest = ''] = facts.toSorted((a, b) => b.length - a.length)
  // 51 in a line, and a blank where one ends.
  expect(longest.split(' ')[0]?.length).toBeGreaterThan(40)
})

test('a table is one over all its pages: its header heads columns once, names head rows, and each page shows it', async () => {
  const read = await pdfStructure(await paperPdf(invoiceDocument(anInvoice(200), 'fr')))
  expect(read.pages.length).toBeGreaterThan(5)
  // Five columns; 200 rows and six sums.
  expect(read.scopes).toEqual({ Column: 5, Row: 206 })
  for (const { furniture } of read.pages.slice(1, -1)) {
    expect(furniture).toMatch(/^Code Produit Caisses Taxes Montant/)
  }
  const { structure } = read.pages[0] ?? { structure: { role: '', children: [] } }
  const [row] = elementsIn(structure, 'TBody').flatMap((body) => elementsIn(body, 'TR'))
  expect(row?.children.map((cell) => (typeof cell === 'string' ? '' : cell.role))).toEqual([
    'TD',
    'TH',
    'TD',
    'TD',
    'TD',
  ])
  expect(row && textIn(row)).toContain('A-1000 Épaule de porc désossée et parée')
})

test('pages are counted on each, and none has but one line of the sums', async () => {
  for (const lines of [12, 13, 14, 15, 16, 17, 18]) {
    const pages = await pdfText(await paperPdf(invoiceDocument(anInvoice(lines), 'fr')))
    pages.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} sur ${pages.length}`)
    })
    const sums = pages.filter((text) => text.includes('TPS 5'))
    expect(sums).toHaveLength(1)
    expect(sums[0]).toMatch(/Marchandises .*Total .*Montants établis|Marchandises .*Total/)
  }
})

test('what is English in a bilingual paper says so, and stands after the French', async () => {
  const read = await pdfStructure(await paperPdf(invoiceDocument(anInvoice(), 'en')))
  const [{ structure } = { structure: { role: '', children: [] } }] = read.pages
  const spans = elementsIn(structure, 'Span').map((span) => [span.lang, textIn(span)])
  expect(spans).toContainEqual(['en-CA', 'Invoice'])
  expect(spans).toContainEqual(['en-CA', 'Celery hearts'])
  expect(textIn(structure)).toMatch(/^Facture \/ Invoice F-000042 Fournisseur \/ Supplier/)
})

test.each(LANGUAGES)('the text of an invoice is read back from its PDF (%s)', async (language) => {
  const text = (await pdfText(await paperPdf(invoiceDocument(anInvoice(), language)))).join(' ')
  for (const said of [
    'Les Aliments de l’Île-aux-Œufs & frères inc.',
    BUYER.name,
    'Épaule de porc désossée et parée, façon Charlevoix, sous vide',
    'Cœurs de céleri',
    'poids net 48,345 kg × 8,99 $/kg',
    '123456789 RT0001, base 170,00 $',
    '16,96 $',
    '987,48 $',
    'crédit accordé : −21,25 $',
    ...(language === 'fr'
      ? ['28 décembre 2026', 'TVQ 9,975 %']
      : ['2026-12-28', 'TVQ 9,975 % / QST 9.975%', 'Boneless trimmed pork shoulder']),
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toMatch(/14[,.]975/)
})

test.each(DOCUMENTS)('the same %s has the same bytes', async (_, document) => {
  const first = await paperPdf(document)
  await paperPdf(invoiceDocument(anInvoice(3), 'en'))
  const again = await paperPdf(structuredClone(document))
  expect(Buffer.compare(first, again)).toBe(0)
  const text = Buffer.from(first).toString('latin1')
  expect(text).toContain(`D:${document.day.replaceAll('-', '')}120000Z`)
})

test('letters that no typeface of ours has are shown as a question mark and read out as they are', async () => {
  const lines = [
    paperLine(1, { nameFr: '白菜 Chou nappa', nameEn: 'Napa cabbage', creditedCents: 0 }),
    paperLine(1, { nameFr: 'Bánh mì Nguyễn, борщ, żurek', creditedCents: 0 }),
  ]
  const file = await paperPdf(invoiceDocument(anInvoice(0, { lines }), 'fr'))
  const [text = ''] = await pdfText(file)
  expect(text).toContain('?? Chou nappa')
  expect(text).toContain('Bánh mì Nguyễn, борщ, żurek')
  const actual = Buffer.from('\ufeff白菜 Chou nappa', 'utf16le').swap16().toString('latin1')
  expect(Buffer.from(file).toString('latin1')).toContain(actual)
})

test('a name without a space and a row longer than a page stay within their page', async () => {
  const long = 'Saucisson'.repeat(40)
  const record = aRecallRecord()
  const [receiver] = record.receivers
  const [line] = receiver?.lines ?? []
  const receivers =
    receiver && line ? [{ ...receiver, name: long, lines: Array(150).fill(line) }] : []
  const pages = await pdfText(await paperPdf(recallDocument({ ...record, receivers }, 'fr')))
  expect(pages.length).toBeGreaterThan(2)
  const named = pages.join(' ').match(/commande nº 17/g)
  expect(named).toHaveLength(150)
  const read = await pdfStructure(await paperPdf(recallDocument({ ...record, receivers }, 'fr')))
  for (const { untagged } of read.pages) expect(untagged).toBe('')
})
