import { type AccountRow, accountRows } from '@halles/domain/papers/account-rows.ts'
import type { PaperContent } from '@halles/domain/papers/paper.ts'
import type { AccountingLine } from '../../payments/accounting/accounting-map-sql.ts'

/** A row of a paper with where the supplier's accounting program keeps it; '' where it has not said. */
export type ExportedRow = AccountRow & Pick<AccountingLine, 'account' | 'code'>

export type ExportedPaper = { paper: PaperContent; rows: ExportedRow[] }

/** Each paper with its rows, in the order of the papers. */
export async function* exportedPapers(
  papers: AsyncIterable<PaperContent>,
  map: readonly AccountingLine[],
): AsyncGenerator<ExportedPaper> {
  const kept = new Map(map.map((line) => [`${line.category} ${line.tax_code}`, line]))
  for await (const paper of papers) {
    const rows = accountRows(paper).map((row) => {
      const { account = '', code = '' } = kept.get(`${row.category} ${row.taxCode}`) ?? {}
      return { ...row, account, code }
    })
    yield { paper, rows }
  }
}
