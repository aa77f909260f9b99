import type { Language } from '@halles/contract/language.ts'
import { formatMoney } from '@halles/domain/money.ts'
import { exportTexts } from '@halles/texts/pages/papers-export.ts'
import { csvLines } from '../../platform/csv-lines.ts'
import { textCell } from '../../platform/table-file.ts'
import type { ExportedPaper } from './exported-rows.ts'

/** What QuickBooks Online takes for the columns of its invoices by themselves (decision 096). */
const COLUMNS = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  '*ItemTaxCode',
  'ItemTaxAmount',
]

/** Papers of one kind as QuickBooks Online imports them, amounts before taxes; a credit note's are what is given back. */
export function quickbooksFile(
  lang: Language,
  papers: AsyncIterable<ExportedPaper>,
): AsyncGenerator<string> {
  // QuickBooks reads commas and points, whatever the language.
  return csvLines('en', quickbooksRows(lang, papers))
}

async function* quickbooksRows(lang: Language, papers: AsyncIterable<ExportedPaper>) {
  const { categories, taxes } = exportTexts[lang]
  yield COLUMNS
  for await (const { paper, rows } of papers) {
    for (const { category, taxCode, account, code, amountCents, gstCents, qstCents } of rows) {
      const amount = formatMoney(amountCents)
      yield [
        textCell(paper.label),
        textCell(paper.buyer.name),
        monthDayYear(paper.issuedOn),
        monthDayYear(paper.dueOn ?? paper.issuedOn),
        textCell(paper.corrects?.label ?? ''),
        textCell(account === '' ? categories[category] : account),
        categories[category],
        '1',
        amount,
        amount,
        textCell(code === '' ? taxes[taxCode] : code),
        formatMoney(gstCents + qstCents),
      ]
    }
  }
}

/** 07/14/2026 of 2026-07-14. */
function monthDayYear(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}/${date}/${year}`
}
