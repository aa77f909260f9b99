import type { Language } from '@halles/contract/language.ts'
import { type Cents, formatMoney } from '@halles/domain/money.ts'
import { exportTexts } from '@halles/texts/pages/papers-export.ts'
import { textCell } from '../../platform/table-file.ts'
import type { ExportedPaper } from './exported-rows.ts'

/** For a spreadsheet: a row for each category and its taxes, what credit notes give back with a minus, so that columns add up. */
export async function* tableRows<Cell>(
  lang: Language,
  papers: AsyncIterable<ExportedPaper>,
  numberCell: (decimal: string) => Cell,
): AsyncGenerator<(string | Cell)[]> {
  const texts = exportTexts[lang]
  yield Object.values(texts.columns)
  for await (const { paper, rows } of papers) {
    const sign = paper.kind === 'invoice' ? 1 : -1
    const money = (cents: Cents) => numberCell(signed(sign * cents))
    for (const { category, taxCode, account, code, ...cents } of rows) {
      yield [
        paper.issuedOn,
        texts.kinds[paper.kind],
        textCell(paper.label),
        textCell(paper.corrects?.label ?? ''),
        paper.dueOn ?? '',
        textCell(paper.buyer.name),
        textCell(paper.buyer.code),
        texts.categories[category],
        texts.taxes[taxCode],
        textCell(account),
        textCell(code),
        money(cents.amountCents),
        money(cents.gstCents),
        money(cents.qstCents),
        money(cents.amountCents + cents.gstCents + cents.qstCents),
      ]
    }
  }
}

/** "-12.50" below nothing. */
export function signed(cents: Cents): string {
  return cents < 0 ? `-${formatMoney(-cents)}` : formatMoney(cents)
}
