import { endpoints } from '@halles/contract/endpoints.ts'
import { ACTIVITY_KINDS } from '@halles/domain/activity-kinds.ts'
import { activityTexts } from '@halles/texts/pages/activity.ts'
import { IconHistory } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { DownloadLink } from '../../components/download-link.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './activity.module.css'
import { ActivityList } from './activity-list.tsx'
import { type ActivityFilter, activityOptions } from './activity-query.ts'
import { DayFilter } from './day-filter.tsx'

type ActivityProps = {
  kind: 'restaurant' | 'supplier'
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
}

export function Activity({ kind, filter, onFilter }: ActivityProps) {
  const texts = useTextsOf(activityTexts)
  const query = useInfiniteQuery({ ...activityOptions(filter), placeholderData: keepPreviousData })
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <>
      <p className="soft mb-md">{texts.intro}</p>
      <Filters filter={filter} onFilter={onFilter} persons={query.data?.persons ?? []} />
      <QueryState query={query} error={texts.loadError}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState
              icon={<IconHistory size={30} stroke={1.5} />}
              action={
                isFiltered ? (
                  <Button onClick={() => onFilter({})}>{texts.showAll}</Button>
                ) : undefined
              }
            >
              {isFiltered ? texts.noneFound : texts.none}
            </EmptyState>
          ) : (
            <>
              <ActivityList entries={entries} kind={kind} />
              <LoadMore
                key={JSON.stringify(filter)}
                query={query}
                shown={texts.shown(entries.length)}
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

type FiltersProps = {
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
  persons: readonly { public_id: string; first_name: string; last_name: string }[]
}

function Filters({ filter, onFilter, persons }: FiltersProps) {
  const texts = useTextsOf(activityTexts)
  const file = new URLSearchParams({ lang: useLanguage() })
  for (const [name, value] of Object.entries(filter)) if (value) file.set(name, value)
  const set = (name: keyof ActivityFilter) => (event: { currentTarget: { value: string } }) =>
    onFilter({ ...filter, [name]: event.currentTarget.value || undefined })
  return (
    <search className={`${styles.filters} grid mb-lg`} aria-label={texts.filters}>
      <SelectField
        label={texts.personFilter}
        value={filter.person ?? ''}
        onChange={set('person')}
        options={[
          { value: '', label: texts.everybody },
          ...persons.map(({ public_id, first_name, last_name }) => ({
            value: public_id,
            label: `${first_name} ${last_name}`,
          })),
        ]}
      />
      <SelectField
        label={texts.kindFilter}
        value={filter.kind ?? ''}
        onChange={set('kind')}
        options={[
          { value: '', label: texts.everything },
          ...ACTIVITY_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
        ]}
      />
      <DayFilter
        label={texts.from}
        day={filter.from}
        max={filter.to}
        onDay={(from) => onFilter({ ...filter, from })}
      />
      <DayFilter
        label={texts.to}
        day={filter.to}
        min={filter.from}
        onDay={(to) => onFilter({ ...filter, to })}
      />
      <DownloadLink variant="default" href={`${endpoints.businessActivityExport.path}?${file}`}>
        {texts.download}
      </DownloadLink>
    </search>
  )
}
