import type { Language } from '@halles/contract/language.ts'
import type { Cents } from '@halles/domain/money.ts'
import type { PaperContent } from '@halles/domain/papers/paper.ts'
import { exportTexts } from '@halles/texts/pages/papers-export.ts'
import type { ExportedPaper, ExportedRow } from './exported-rows.ts'
import { signed } from './table-rows.ts'

/** Of the file's layout, and the country: Canada (ca-kb.sage.com 240620224819187). */
const HEADER = '<Version>\r\n"12001","1"\r\n</Version>\r\n'
const PAY_LATER = '0'
/** Characters of each field there. */
const LENGTHS = { name: 52, contact: 30, street: 50, city: 35, province: 20, number: 20, item: 52 }

/**
 * Papers as Sage 50, Canadian edition, imports sales invoices (.IMP): one for each, a line for each category and its taxes. Sage has no
 * credit notes there: what is given back is an invoice below nothing, as it is typed in Sage.
 */
export async function* sage50File(
  lang: Language,
  papers: AsyncIterable<ExportedPaper>,
): AsyncGenerator<string> {
  yield HEADER
  for await (const { paper, rows } of papers) {
    const sign = paper.kind === 'invoice' ? 1 : -1
    const { buyer } = paper
    const lines = [
      '<SalInvoice>',
      fields([
        cut(buyer.name, LENGTHS.name),
        '0',
        '',
        cut(buyer.address, LENGTHS.street),
        '',
        cut(buyer.city, LENGTHS.city),
        'QC',
        buyer.zipCode,
        'Canada',
        cut(buyer.phoneNumber, LENGTHS.contact),
        '',
        '',
        '',
      ]),
      fields([
        `${rows.length}`,
        '',
        cut(paper.label, LENGTHS.number),
        monthDayYear(paper.issuedOn),
        PAY_LATER,
        '',
        signed(sign * paper.totalCents),
        '0.00',
      ]),
      ...rows.map((row) => detailLine(lang, paper, row)),
      '</SalInvoice>',
      '',
    ]
    yield lines.join('\r\n')
  }
}

/** Item, quantity, price, amount; then of each tax its name, not included, refundable, rate and amount. */
function detailLine(lang: Language, paper: PaperContent, row: ExportedRow): string {
  const sign = paper.kind === 'invoice' ? 1 : -1
  const { categories } = exportTexts[lang]
  const { category, taxCode, account, amountCents, gstCents, qstCents } = row
  const item = account === '' ? categories[category] : account
  const [gst, qst] = lang === 'fr' ? ['TPS', 'TVQ'] : ['GST', 'QST']
  const tax = (name: string, rate: string, cents: Cents) => [
    name,
    '0',
    '1',
    rate,
    signed(sign * cents),
  ]
  return fields([
    cut(item, LENGTHS.item),
    `${sign}`,
    signed(amountCents),
    signed(sign * amountCents),
    ...(taxCode === 'gst' || taxCode === 'both'
      ? tax(gst ?? '', percent(paper.gstRate), gstCents)
      : []),
    ...(taxCode === 'qst' || taxCode === 'both'
      ? tax(qst ?? '', percent(paper.qstRate), qstCents)
      : []),
  ])
}

/** "9.975" of 9975 hundred-thousandths. */
function percent(rate: number): string {
  return `${rate / 1_000}`
}

/** Strings stand in quotes, which no field may have within. */
function fields(values: readonly string[]): string {
  return values.map((value) => `"${value.replace(/["\r\n\t]/g, ' ')}"`).join(',')
}

function cut(text: string, most: number): string {
  return text.slice(0, most)
}

/** 07-14-2026 of 2026-07-14. */
function monthDayYear(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}-${date}-${year}`
}
