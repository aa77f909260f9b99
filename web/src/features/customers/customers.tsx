import { CUSTOMER_STATUSES, type CustomerStatus } from '@halles/domain/customer.ts'
import { customersTexts } from '@halles/texts/pages/customers.ts'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { PagedList } from '../../components/paged-list.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { CUSTOMERS_PER_PAGE, customersOptions } from './customer-queries.ts'
import { CustomerRows } from './customer-rows.tsx'

const CUSTOMER_TABS = ['all', ...CUSTOMER_STATUSES] as const

type CustomersProps = {
  status: 'all' | CustomerStatus
  search: string | undefined
  page: number
  onStatus: (status: 'all' | CustomerStatus) => void
  onSearch: (search: string) => void
  onPage: (page: number) => void
  /** All of them, whatever was asked for. */
  onAll: () => void
}

/** A supplier's customers: those who ask first. */
export function Customers({ status, search, page, ...on }: CustomersProps) {
  const texts = useTextsOf(customersTexts)
  const query = useQuery(customersOptions({ status, search, page }))
  useAnnounce(query.data && texts.count(query.data.count))
  const asked = query.data?.asked_count ?? 0
  const list = (
    <PagedList
      query={query}
      perPage={CUSTOMERS_PER_PAGE}
      page={page}
      onPage={on.onPage}
      empty={<NoCustomers isFiltered={status !== 'all' || search !== undefined} onAll={on.onAll} />}
    >
      {(customers, count) => (
        <>
          <p className="soft mb-sm">{texts.count(count)}</p>
          <CustomerRows customers={customers} />
        </>
      )}
    </PagedList>
  )
  return (
    <>
      <div className="mb-md">
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          clear={texts.clearSearch}
          search={search}
          onSearch={on.onSearch}
        />
      </div>
      <PageTabs
        fromAddress
        label={texts.tabsLabel}
        value={status}
        onChange={on.onStatus}
        tabs={CUSTOMER_TABS.map((value) => ({
          value,
          label: texts.tabs[value],
          ...(value === 'asked' && asked > 0 && { count: asked, news: texts.news(asked) }),
          content: list,
        }))}
      />
    </>
  )
}

function NoCustomers({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const texts = useTextsOf(customersTexts)
  return (
    <EmptyState
      icon={<IconUsers size={30} stroke={1.5} />}
      action={isFiltered ? <Button onClick={onAll}>{texts.showAll}</Button> : undefined}
    >
      {isFiltered ? texts.noneFound : texts.noneAtAll}
    </EmptyState>
  )
}
