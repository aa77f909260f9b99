import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { IconCash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Facts } from '../../../components/facts.tsx'
import { Money } from '../../../components/money.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import rows from '../../../components/rows.module.css'
import { SearchField } from '../../../components/search-field.tsx'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { StatementLink } from '../paper-link.tsx'
import {
  BALANCES_PER_PAGE,
  type Balances as BalancesOf,
  balancesOptions,
  type PaperSide,
} from '../paper-queries.ts'

type BalancesProps = {
  side: PaperSide
  search: string | undefined
  page: number
  onSearch: (search: string) => void
  onPage: (page: number) => void
}

/** What is left to pay by other side, those with most overdue first; each leads to its statement. */
export function Balances({ side, search, page, onSearch, onPage }: BalancesProps) {
  const texts = useTextsOf(paymentsTexts)
  const query = useQuery(balancesOptions({ search, page }))
  return (
    <>
      <div className="mb-md">
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          clear={texts.clearSearch}
          search={search}
          onSearch={onSearch}
        />
      </div>
      <PagedList
        query={query}
        perPage={BALANCES_PER_PAGE}
        page={page}
        onPage={onPage}
        empty={
          <EmptyState icon={<IconCash size={30} stroke={1.5} />}>
            {search === undefined ? texts.noBalances : texts.noneFound}
          </EmptyState>
        }
      >
        {(balances) => (
          <ul className={rows.list}>
            {balances.map((balance) => (
              <li key={balance.business.public_id} className={rows.item}>
                <StatementLink
                  side={side}
                  publicId={balance.business.public_id}
                  className={rows.row ?? ''}
                >
                  <BalanceFacts balance={balance} />
                </StatementLink>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function BalanceFacts({ balance }: { balance: BalancesOf['results'][number] }) {
  const texts = useTextsOf(paymentsTexts)
  const { shortDay, dollars } = useFormat()
  const { business, open, overdue, credit, invoices, first_due_on: firstDue } = balance
  return (
    <>
      <span className="min-0">
        <span className="bold anywhere">{business.name}</span>
        <span className="block soft small">
          <Facts>
            {texts.invoices(invoices)}
            {firstDue === null ? null : texts.firstDue(shortDay(firstDue))}
            {credit === '0.00' ? null : texts.credit(dollars(credit))}
          </Facts>
        </span>
      </span>
      <span className={rows.sum}>
        <span className="bold block">
          <Money amount={open} />
        </span>
        {overdue === '0.00' ? null : (
          <span className="error-text small">{texts.overdue(dollars(overdue))}</span>
        )}
      </span>
    </>
  )
}
