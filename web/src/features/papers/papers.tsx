import { PAPER_STATES } from '@halles/domain/papers/paper.ts'
import { papersTexts } from '@halles/texts/pages/papers.ts'
import { IconFileInvoice } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { byMonth, monthsBack, monthText } from './months.ts'
import { MonthFiles } from './paper-files.tsx'
import {
  balancesOptions,
  type PaperFilter,
  type PaperSide,
  papersOptions,
} from './paper-queries.ts'
import { PaperRows } from './paper-rows.tsx'
import styles from './papers.module.css'
import { paperFilter } from './papers-address.ts'

/** Papers are kept longer; older ones are found by their number. */
const MONTHS_SHOWN = 24

type PapersProps = {
  side: PaperSide
  filter: PaperFilter
  onFilter: (filter: PaperFilter) => void
}

/** Invoices and credit notes by month, the last first. */
export function Papers({ side, filter, onFilter }: PapersProps) {
  const texts = useTextsOf(papersTexts)
  const query = useInfiniteQuery(papersOptions(filter))
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const { month: _, ...narrowing } = filter
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined)
  return (
    <>
      <PaperFilters side={side} filter={filter} onFilter={onFilter} />
      <QueryState query={query} error={texts.loadError}>
        {(papers) =>
          papers.length === 0 ? (
            <EmptyState
              icon={<IconFileInvoice size={30} stroke={1.5} />}
              action={
                isFiltered ? (
                  <Button onClick={() => onFilter({})}>{texts.showAll}</Button>
                ) : undefined
              }
            >
              {isFiltered ? texts.noneFound : texts.noneAtAll[side]}
            </EmptyState>
          ) : (
            <>
              {filter.other === undefined ? null : (
                <p className="row center gap-xs-md mb-sm">
                  {texts.only(papers[0]?.other.name ?? '')}
                  <Button
                    variant="default"
                    size="sm"
                    onClick={() => onFilter({ ...filter, other: undefined })}
                  >
                    {texts.showOthers}
                  </Button>
                </p>
              )}
              {byMonth(papers).map(({ month, rows }) => (
                <section key={month} className="mb-lg" aria-labelledby={`month-${month}`}>
                  {/* The files are all of the month. */}
                  <MonthHead month={month}>
                    {isNarrowed ? null : <MonthFiles month={month} />}
                  </MonthHead>
                  <PaperRows side={side} papers={rows} />
                </section>
              ))}
              <LoadMore
                query={query}
                shown={texts.shown(papers.length)}
                label={texts.loadMore}
                failure={texts.loadError}
              />
            </>
          )
        }
      </QueryState>
    </>
  )
}

/** A month with what is open of it. */
function MonthHead({ month, children }: { month: string; children: ReactNode }) {
  const texts = useTextsOf(papersTexts)
  const { month: nameOf, dollars } = useFormat()
  const balances = useQuery(balancesOptions()).data
  const sums = balances?.months.find((one) => one.month === month)
  return (
    <div className={`${styles.month} between row gap-xs-md center`}>
      <h2 className={`${styles.monthName} size-lg`} id={`month-${month}`}>
        {nameOf(month)}
      </h2>
      {sums === undefined ? null : (
        <p className="soft">
          {texts.monthSum(dollars(sums.open))}
          {sums.overdue === '0.00' ? null : (
            <span className="error-text">, {texts.monthOverdue(dollars(sums.overdue))}</span>
          )}
        </p>
      )}
      {children}
    </div>
  )
}

type PaperFiltersProps = Pick<PapersProps, 'side' | 'filter' | 'onFilter'>

function PaperFilters({ side, filter, onFilter }: PaperFiltersProps) {
  const texts = useTextsOf(papersTexts)
  const { month: nameOf } = useFormat()
  const present = montrealDay(nowDrawn()).slice(0, 7)
  return (
    <div className={`${styles.filters} mb-lg`}>
      <SearchField
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder[side]}
        clear={texts.clearSearch}
        search={filter.search}
        onSearch={(search) => onFilter({ ...filter, search })}
      />
      <SelectField
        label={texts.month}
        value={filter.month ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ ...filter, month: monthText(currentTarget.value) })
        }
        options={[
          { value: '', label: texts.allMonths },
          ...monthsBack(present, MONTHS_SHOWN, filter.month).map((value) => ({
            value,
            label: nameOf(value),
          })),
        ]}
      />
      <SelectField
        label={texts.state}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ ...filter, state: paperFilter(currentTarget.value) })
        }
        options={[
          { value: '', label: texts.anyState },
          ...PAPER_STATES.map((value) => ({ value, label: texts.states[value] })),
          { value: 'credit_note', label: texts.creditNotes },
        ]}
      />
    </div>
  )
}
