import { formatDifference } from '@halles/texts/format.ts'
import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { DataTable } from '../../../components/data-table/data-table.tsx'
import { type Column, TableRow } from '../../../components/data-table/table-row.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { Facts } from '../../../components/facts.tsx'
import { Money } from '../../../components/money.tsx'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { PaperLink } from '../paper-link.tsx'
import type { PaperSide } from '../paper-queries.ts'
import type { Statement } from '../payments/payment-queries.ts'
import { SignedMoney } from '../signed-money.tsx'
import styles from './statement.module.css'

type Entry = Statement['entries'][number]
type StatementRowsProps = { side: PaperSide; statement: Statement }

/** Every paper and payment of a month by day, between what was owed before and after. */
export function StatementRows({ side, statement }: StatementRowsProps) {
  const texts = useTextsOf(paymentsTexts)
  const { day, month } = useFormat()
  const columns = useColumns(side)
  const { opening, closing, from, to, entries } = statement
  return (
    <>
      <p className={`${styles.edge} between flex gap-md`}>
        <span>{texts.opening(day(from))}</span>
        <SignedMoney amount={opening} />
      </p>
      {entries.length === 0 ? (
        <p className={`${styles.none} soft`}>{texts.noMovement}</p>
      ) : (
        <DataTable
          caption={texts.monthRows(month(statement.month))}
          columns={columns}
          className={styles.table}
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: see DataTable */}
          <tbody role="rowgroup">
            {entries.map((entry) => (
              <TableRow key={entry.public_id} row={entry} columns={columns} />
            ))}
          </tbody>
        </DataTable>
      )}
      <p className={`${styles.edge} between flex gap-md strong mb-lg`}>
        <span>{texts.closing(day(to))}</span>
        <SignedMoney amount={closing} />
      </p>
      <FactList
        facts={[
          [texts.invoiced, <Money key="invoiced" amount={statement.invoiced} />],
          [texts.credited, <Money key="credited" amount={statement.credited} />],
          [texts.paid, <SignedMoney key="paid" amount={statement.paid} />],
        ]}
      />
    </>
  )
}

function useColumns(side: PaperSide): Column<Entry>[] {
  const texts = useTextsOf(paymentsTexts)
  const { shortDay } = useFormat()
  const language = useLanguage()
  return [
    { id: 'day', label: texts.day, cell: ({ day }) => shortDay(day) },
    {
      id: 'what',
      label: texts.what,
      isRowHeader: true,
      cell: (entry) => <What side={side} entry={entry} />,
    },
    {
      id: 'change',
      label: texts.change,
      numeric: true,
      cell: ({ amount }) => <span className="nowrap">{formatDifference(language, amount)}</span>,
    },
    {
      id: 'after',
      label: texts.after,
      numeric: true,
      isLabelInCards: true,
      cell: ({ balance }) => <SignedMoney amount={balance} />,
    },
  ]
}

function What({ side, entry }: { side: PaperSide; entry: Entry }) {
  const texts = useTextsOf(paymentsTexts)
  const { shortDay } = useFormat()
  const { kind, public_id, label, due_on: due, method } = entry
  const words = texts.kinds[kind]
  return (
    <span className="anywhere">
      {kind === 'invoice' || kind === 'credit_note' ? (
        <PaperLink side={side} publicId={public_id}>
          {words} {label}
        </PaperLink>
      ) : (
        <>
          {words}
          <span className="block soft small">
            <Facts>
              {method === null ? null : texts.methods[method]}
              {label === '' ? null : texts.referenced(label)}
            </Facts>
          </span>
        </>
      )}
      {due === null ? null : <span className="block soft small">{texts.dueOn(shortDay(due))}</span>}
    </span>
  )
}
