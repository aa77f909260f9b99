import { endpoints } from '@halles/contract/endpoints.ts'
import { ACTIVITY_KINDS } from '@halles/domain/business-activity.ts'
import { Button, NativeSelect, Text } from '@mantine/core'
import { IconDownload, IconHistory } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useLanguage } from '../../platform/language/language.ts'
import styles from './activity.module.css'
import { ActivityList } from './activity-list.tsx'
import { type ActivityFilter, activityOptions } from './activity-query.ts'
import { DayFilter } from './day-filter.tsx'
import { useActivityTexts } from './use-activity-texts.ts'

type ActivityProps = {
  kind: 'restaurant' | 'supplier'
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
}

/** What the members of the business did, newest first. */
export function Activity({ kind, filter, onFilter }: ActivityProps) {
  const activity = useActivityTexts()
  const query = useInfiniteQuery({ ...activityOptions(filter), placeholderData: keepPreviousData })
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <>
      <Text c="dimmed" mb="md">
        {activity.intro}
      </Text>
      <Filters filter={filter} onFilter={onFilter} persons={query.data?.persons ?? []} />
      <QueryState query={query} error={activity.loadError}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState
              icon={<IconHistory size={30} stroke={1.5} />}
              action={
                isFiltered ? (
                  <Button onClick={() => onFilter({})}>{activity.showAll}</Button>
                ) : undefined
              }
            >
              {isFiltered ? activity.noneFound : activity.none}
            </EmptyState>
          ) : (
            <>
              <ActivityList entries={entries} kind={kind} />
              <LoadMore
                key={JSON.stringify(filter)}
                query={query}
                shown={activity.shown(entries.length)}
                label={activity.loadMore}
                failure={activity.loadError}
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
  const activity = useActivityTexts()
  const file = new URLSearchParams({ lang: useLanguage() })
  for (const [name, value] of Object.entries(filter)) if (value) file.set(name, value)
  const set = (name: keyof ActivityFilter) => (event: { currentTarget: { value: string } }) =>
    onFilter({ ...filter, [name]: event.currentTarget.value || undefined })
  return (
    <search className={styles.filters} aria-label={activity.filters}>
      <NativeSelect
        size="md"
        label={activity.personFilter}
        value={filter.person ?? ''}
        onChange={set('person')}
        data={[
          { value: '', label: activity.everybody },
          ...persons.map(({ public_id, first_name, last_name }) => ({
            value: public_id,
            label: `${first_name} ${last_name}`,
          })),
        ]}
      />
      <NativeSelect
        size="md"
        label={activity.kindFilter}
        value={filter.kind ?? ''}
        onChange={set('kind')}
        data={[
          { value: '', label: activity.everything },
          ...ACTIVITY_KINDS.map((value) => ({ value, label: activity.kinds[value] })),
        ]}
      />
      <DayFilter
        label={activity.from}
        day={filter.from}
        max={filter.to}
        onDay={(from) => onFilter({ ...filter, from })}
      />
      <DayFilter
        label={activity.to}
        day={filter.to}
        min={filter.from}
        onDay={(to) => onFilter({ ...filter, to })}
      />
      <Button
        component="a"
        variant="default"
        href={`${endpoints.businessActivityExport.path}?${file}`}
        download
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {activity.download}
      </Button>
    </search>
  )
}
