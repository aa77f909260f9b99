import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { IconUserCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PagedList } from '../../../components/paged-list.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { accountsOptions, PER_PAGE } from '../operator-queries.ts'
import type { PagedListParams } from '../paged-list-params.ts'
import { AccountCard } from './account-card.tsx'
import styles from './account-list.module.css'
import { STATUS_CHOICES, type StatusChoice } from './status-choices.ts'

type AccountListProps = PagedListParams & {
  status: StatusChoice
  onStatus: (status: StatusChoice) => void
}

export function AccountList({
  status,
  onStatus,
  search,
  onSearch,
  page,
  onPage,
}: AccountListProps) {
  const texts = useTextsOf(operatorTexts)
  const asked = { status: status === 'all' ? undefined : status, search, page }
  const query = useQuery(accountsOptions(asked))
  useAnnounce(query.data && texts.count(query.data.count))
  const place = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={`${styles.toolbar} between mb-lg row`}>
        <Statuses status={status} onStatus={onStatus} />
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          clear={texts.clearSearch}
          search={search}
          onSearch={onSearch}
        />
      </div>
      <div ref={place} tabIndex={-1} className={styles.list}>
        <PagedList
          query={query}
          perPage={PER_PAGE.accounts}
          page={page}
          onPage={onPage}
          rowHeight={220}
          empty={<NoAccounts asked={asked} query={query} onAll={() => onStatus('all')} />}
        >
          {(accounts, count) => (
            <div className="stack">
              <div className="row center gap-md between">
                <p className="plain">{texts.count(count)}</p>
                <Refresh query={query} />
              </div>
              {accounts.map((account) => (
                <AccountCard
                  key={account.public_id}
                  account={account}
                  onTransitioned={() => place.current?.focus()}
                />
              ))}
            </div>
          )}
        </PagedList>
      </div>
    </>
  )
}

type Refreshed = { query: { isFetching: boolean; refetch: () => unknown } }

function Refresh({ query }: Refreshed) {
  const texts = useTextsOf(operatorTexts)
  return (
    <Button
      variant="default"
      size="sm"
      loading={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {texts.refresh}
    </Button>
  )
}

type NoAccountsProps = Refreshed & {
  asked: { status: string | undefined; search: string | undefined }
  onAll: () => void
}

function NoAccounts({ asked, query, onAll }: NoAccountsProps) {
  const texts = useTextsOf(operatorTexts)
  const waitsForNew = asked.status === 'pending' && asked.search === undefined
  const all = <Button onClick={onAll}>{texts.showAll}</Button>
  return (
    <EmptyState
      icon={<IconUserCheck size={30} stroke={1.5} />}
      action={waitsForNew ? <Refresh query={query} /> : all}
    >
      {waitsForNew ? texts.nonePending : texts.none}
    </EmptyState>
  )
}

function Statuses({ status, onStatus }: Pick<AccountListProps, 'status' | 'onStatus'>) {
  const texts = useTextsOf(operatorTexts)
  return (
    <fieldset className={`${styles.statuses} gap-2xs row`} aria-label={texts.statusLabel}>
      {STATUS_CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === status}
          onClick={() => onStatus(choice)}
        >
          {texts.statuses[choice]}
        </button>
      ))}
    </fieldset>
  )
}
