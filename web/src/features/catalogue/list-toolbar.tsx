import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SearchField } from '../../components/search-field.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { KeyboardHint } from './keyboard-hint.tsx'
import { ListCount } from './list-count.tsx'
import type { ListSort, Sort } from './list-search-params.ts'
import styles from './list-toolbar.module.css'

type ListToolbarProps<Key extends ListSort> = {
  sorts: readonly Key[]
  /** Undefined: best match first. */
  sort: Sort<Key> | undefined
  onSort: (sort: Sort<Key> | undefined) => void
  search: string | undefined
  onSearch: (search: string) => void
  shown: number
  /** Of all there are, once that is known. */
  count: number | undefined
  /** There are more than `count`. */
  isMinimum: boolean
  /** How the list is worked by keyboard. */
  hint: string | undefined
  filter?: ReactNode
}

const BEST_MATCH = ''

/** One row: what is searched, what it is sorted by where no heads do that, how much there is. */
export function ListToolbar<Key extends ListSort>(props: ListToolbarProps<Key>) {
  const { catalogue } = useTexts()
  const { decimal } = useFormat()
  const { search, shown, count, isMinimum } = props
  const counted = count === undefined ? '' : `${decimal(String(count))}${isMinimum ? '+' : ''}`
  return (
    <div className={`${styles.toolbar} center mb-sm gap-xs-md row`}>
      <SearchField
        label={catalogue.searchHere}
        placeholder={catalogue.searchAmong(counted)}
        clear={catalogue.clearSearch}
        search={search}
        onSearch={props.onSearch}
      />
      {props.filter}
      <SortFields {...props} />
      <ListCount
        shown={shown}
        count={count}
        isMinimum={isMinimum}
        isSearched={search !== undefined}
      />
      {search !== undefined && props.sort ? (
        <Button
          variant="default"
          className={styles.bestMatch}
          onClick={() => props.onSort(undefined)}
        >
          {catalogue.sortByBestMatch}
        </Button>
      ) : null}
      {props.hint === undefined ? null : <KeyboardHint>{props.hint}</KeyboardHint>}
    </div>
  )
}

function SortFields<Key extends ListSort>(props: ListToolbarProps<Key>) {
  const { sorts, sort, onSort, search } = props
  const { catalogue } = useTexts()
  const direction = sort?.sort_direction ?? 'asc'
  const first = sort && catalogue.directions[sort.sort_by][direction]
  const Icon = direction === 'asc' ? IconSortAscending : IconSortDescending

  function choose(value: string) {
    const sort_by = sorts.find((key) => key === value)
    onSort(sort_by && { sort_by, sort_direction: direction })
  }
  return (
    <div className={`${styles.sort} flex gap-xs`}>
      <SelectField
        label={catalogue.sortBy}
        value={sort?.sort_by ?? BEST_MATCH}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {search === undefined ? null : <option value={BEST_MATCH}>{catalogue.bestMatch}</option>}
        {sorts.map((key) => (
          <option key={key} value={key}>
            {catalogue.sorts[key]}
          </option>
        ))}
      </SelectField>
      <Button
        variant="default"
        className={styles.direction}
        disabled={sort === undefined}
        icon={<Icon size={20} aria-hidden />}
        aria-label={first ? catalogue.reverseFrom(first) : catalogue.reverse}
        onClick={() => sort && onSort({ ...sort, sort_direction: TURNED[direction] })}
      >
        <span className={styles.directionWords}>{first ?? catalogue.reverse}</span>
      </Button>
    </div>
  )
}

const TURNED = { asc: 'desc', desc: 'asc' } as const
