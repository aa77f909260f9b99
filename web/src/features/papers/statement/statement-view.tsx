import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryState } from '../../../components/query-state.tsx'
import rows from '../../../components/rows.module.css'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { monthAfter } from '../months.ts'
import { PaperBadge } from '../paper-badge.tsx'
import { PaperLink } from '../paper-link.tsx'
import type { PaperSide } from '../paper-queries.ts'
import { PaperSums } from '../paper-sums.tsx'
import papers from '../papers.module.css'
import { type Balance, balanceOptions, statementOptions } from '../payments/payment-queries.ts'
import { SignedMoney } from '../signed-money.tsx'
import styles from './statement.module.css'
import { StatementRows } from './statement-rows.tsx'

type StatementViewProps = {
  side: PaperSide
  /** Of the other side. */
  publicId: string
  month: string
  /** The present one: none comes after it. */
  present: string
  onMonth: (month: string) => void
  /** Of the month that is shown. */
  files: ReactNode
}

/** What is left to pay between two businesses, and a month of what happened. */
export function StatementView(props: StatementViewProps) {
  const { side, publicId, month } = props
  const texts = useTextsOf(paymentsTexts)
  const balance = useQuery(balanceOptions(publicId))
  const statement = useQuery(statementOptions(publicId, month))
  return (
    <>
      <QueryState query={balance} error={texts.balancesError}>
        {(found) => (
          <>
            <PaperSums sums={found} />
            <OpenInvoices side={side} balance={found} />
          </>
        )}
      </QueryState>
      <MonthHead {...props} />
      <QueryState query={statement} error={texts.statementError}>
        {(found) => <StatementRows side={side} statement={found} />}
      </QueryState>
    </>
  )
}

function MonthHead({ month, present, onMonth, files }: StatementViewProps) {
  const texts = useTextsOf(paymentsTexts)
  const { month: nameOf } = useFormat()
  return (
    <div className={`${styles.head} between row center gap-xs-md mb-sm`}>
      <div className="flex center gap-xs">
        <IconButton aria-label={texts.previousMonth} onClick={() => onMonth(monthAfter(month, -1))}>
          <IconChevronLeft aria-hidden />
        </IconButton>
        <h2 className={`${papers.monthName} size-lg`} aria-live="polite">
          {nameOf(month)}
        </h2>
        <IconButton
          aria-label={texts.nextMonth}
          aria-disabled={month >= present}
          onClick={() => month < present && onMonth(monthAfter(month, 1))}
        >
          <IconChevronRight aria-hidden />
        </IconButton>
      </div>
      {files}
    </div>
  )
}

function OpenInvoices({ side, balance }: { side: PaperSide; balance: Balance }) {
  const texts = useTextsOf(paymentsTexts)
  const { shortDay } = useFormat()
  return (
    <section className="mb-xl" aria-labelledby="open-invoices">
      <h2 className="size-lg mb-sm" id="open-invoices">
        {texts.openInvoices}
      </h2>
      {balance.invoices.length === 0 ? (
        <p className="soft">{texts.noneOpen}</p>
      ) : (
        <ul className={rows.list}>
          {balance.invoices.map(({ public_id, label, due_on, balance: left, state }) => (
            <li key={public_id} className={rows.item}>
              <PaperLink side={side} publicId={public_id} className={rows.row ?? ''}>
                <span className="min-0">
                  <span className="bold anywhere">{label}</span>
                  <span className="block soft small">{texts.dueOn(shortDay(due_on))}</span>
                </span>
                <span className={rows.sum}>
                  <span className="bold block">
                    <SignedMoney amount={left} />
                  </span>
                  <PaperBadge state={state} />
                </span>
              </PaperLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
