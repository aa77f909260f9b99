import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconSortAscending, IconSortDescending, IconX } from '@tabler/icons-react'
import { useTexts } from '../../platform/language.ts'
import styles from './list-toolbar.module.css'
import type { Sort } from './listing-address.ts'
import { useTypedSearch } from './use-typed-search.ts'

type ListToolbarProps<Key extends string> = {
  sorts: readonly Key[]
  /** Undefined: best match first. */
  sort: Sort<Key> | undefined
  onSort: (sort: Sort<Key> | undefined) => void
  search: string | undefined
  onSearch: (search: string) => void
}

const BEST_MATCH = ''

export function ListToolbar<Key extends string>(props: ListToolbarProps<Key>) {
  return (
    <div className={styles.toolbar}>
      <SearchField search={props.search} onSearch={props.onSearch} />
      <SortFields {...props} />
    </div>
  )
}

function SearchField({ search, onSearch }: Pick<ListToolbarProps<string>, 'search' | 'onSearch'>) {
  const { catalogue } = useTexts()
  const typed = useTypedSearch(search ?? '', onSearch)
  return (
    <search className={styles.search}>
      <form onSubmit={typed.submit}>
        <TextInput
          type="search"
          label={catalogue.searchHere}
          placeholder={catalogue.searchPlaceholder}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          value={typed.text}
          onChange={(event) => typed.write(event.currentTarget.value)}
          onFocus={typed.onFocus}
          onBlur={typed.onBlur}
          rightSectionWidth={44}
          rightSection={
            typed.text === '' ? null : (
              <ActionIcon
                variant="subtle"
                size={40}
                aria-label={catalogue.clearSearch}
                onClick={typed.clear}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )
          }
        />
      </form>
    </search>
  )
}

function SortFields<Key extends string>(props: ListToolbarProps<Key>) {
  const { sorts, sort, onSort, search } = props
  const { catalogue } = useTexts()
  const labels: Readonly<Record<string, string>> = catalogue.sorts
  const direction = sort?.sort_direction ?? 'asc'
  const Icon = direction === 'asc' ? IconSortAscending : IconSortDescending

  function choose(value: string) {
    const sort_by = sorts.find((key) => key === value)
    onSort(sort_by && { sort_by, sort_direction: direction })
  }
  return (
    <div className={styles.sort}>
      <NativeSelect
        size="md"
        label={catalogue.sortBy}
        value={sort?.sort_by ?? BEST_MATCH}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {search === undefined ? null : <option value={BEST_MATCH}>{catalogue.bestMatch}</option>}
        {sorts.map((key) => (
          <option key={key} value={key}>
            {labels[key]}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="default"
        disabled={sort === undefined}
        leftSection={<Icon size={20} aria-hidden />}
        aria-label={catalogue.turnDirection[direction]}
        onClick={() => sort && onSort({ ...sort, sort_direction: TURNED[direction] })}
      >
        {catalogue.direction[direction]}
      </Button>
    </div>
  )
}

const TURNED = { asc: 'desc', desc: 'asc' } as const
