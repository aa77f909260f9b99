import { issuingTexts } from '@halles/texts/pages/issuing.ts'
import { IconFileInvoice } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { AskButton } from '../../../components/ask-button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LoadMore } from '../../../components/load-more.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import rows from '../../../components/rows.module.css'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import type { Nothing } from '../../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { ALL_PAPERS } from '../paper-queries.ts'
import papers from '../papers.module.css'
import { CreditsToIssue } from './credits-to-issue.tsx'
import { type DayToInvoice, type OrderToInvoice, toIssueOptions } from './issuing-queries.ts'
import { OrderToIssue } from './order-to-issue.tsx'
import { SeveralOrders } from './several-orders.tsx'

/** What a supplier can invoice, day by day, and what is missing for the rest. */
export function ToIssue() {
  const texts = useTextsOf(issuingTexts)
  const query = useInfiniteQuery(toIssueOptions)
  const place = useRef<HTMLDivElement>(null)
  return (
    <QueryState query={query} error={texts.loadError}>
      {({ days, orders, credits }) => (
        <div ref={place} tabIndex={-1} className={papers.place}>
          <CreditsToIssue credits={credits} />
          {orders.length === 0 ? (
            <EmptyState icon={<IconFileInvoice size={30} stroke={1.5} />}>{texts.none}</EmptyState>
          ) : (
            <>
              <p className="soft mb-md">{texts.intro}</p>
              {days.map((day) => (
                <Day
                  key={day.day}
                  day={day}
                  orders={orders.filter((order) => order.day === day.day)}
                  place={place}
                />
              ))}
              <LoadMore
                query={query}
                shown={texts.shown(orders.length)}
                label={texts.more}
                failure={texts.loadError}
              />
              <SeveralOrders orders={orders} />
            </>
          )}
        </div>
      )}
    </QueryState>
  )
}

type DayProps = {
  day: DayToInvoice
  /** Those that are loaded. */
  orders: readonly OrderToInvoice[]
  place: RefObject<HTMLDivElement | null>
}

function Day({ day, orders, place }: DayProps) {
  const texts = useTextsOf(issuingTexts)
  const { deliveryDay } = useFormat()
  return (
    <section className="mb-lg" aria-labelledby={`day-${day.day}`}>
      <div className={`${papers.month} between row center gap-xs-md`}>
        <h2 className={`${papers.monthName} size-lg`} id={`day-${day.day}`}>
          {deliveryDay(day.day)}
        </h2>
        <p className="soft">{texts.dayState(day.ready, day.incomplete)}</p>
        {day.ready > 0 ? <InvoiceDay day={day} place={place} /> : null}
      </div>
      <ul className={rows.list}>
        {orders.map((order) => (
          <OrderToIssue key={order.public_id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function InvoiceDay({ day: { day, ready, incomplete }, place }: Omit<DayProps, 'orders'>) {
  const texts = useTextsOf(issuingTexts)
  const { deliveryDay } = useFormat()
  const name = deliveryDay(day)
  const issue = useChange({
    stale: ALL_PAPERS,
    staleWhenRefused: true,
    waitsForStale: true,
    async call(_: Nothing, options) {
      let issued = 0
      for (;;) {
        const answer = await api.invoiceIssueDay({ day }, options)
        issued += answer.issued
        if (answer.left === 0 || answer.issued === 0)
          return { issued, incomplete: answer.incomplete.length }
      }
    },
    done({ issued, incomplete }) {
      // The button that was pressed may be gone.
      place.current?.focus()
      return texts.dayDone(issued, incomplete)
    },
  })
  return (
    <AskButton
      size="sm"
      aria-label={texts.invoiceDayOf(name, ready, incomplete)}
      title={texts.dayTitle(name)}
      message={texts.dayMessage(ready, incomplete)}
      confirm={texts.invoiceDay(ready)}
      change={issue}
    >
      {texts.invoiceDay(ready)}
    </AskButton>
  )
}
