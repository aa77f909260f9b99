import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { IconSearchOff } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import {
  type Column,
  TableRow,
  type TableRowProps,
} from '../../components/data-table/table-row.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { lazyComponent, nothing } from '../../components/lazy-component.tsx'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FilterButton } from './filters/filter-button.tsx'
import { filterCount, filterOf } from './filters/filter-params.ts'
import { useChosenFilter } from './filters/use-chosen-filter.ts'
import {
  type ListingAddress,
  type ListSort,
  type Sort,
  withFilter,
  withSearch,
  withSort,
} from './list-search-params.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { LoadNextPage } from './load-next-page.tsx'
import styles from './product-list.module.css'
import type { PagesOptions } from './product-pages.ts'
import { ProductTable } from './product-table.tsx'
import { useDeferredSort } from './use-deferred-sort.ts'
import { useProductPages } from './use-product-pages.ts'

// Its names come with it, and its place is kept.
const ActiveFilters = lazyComponent(
  async () => (await import('./filters/active-filters.tsx')).ActiveFilters,
  { missing: nothing },
)

type ProductListProps<Row, Key extends ListSort> = {
  title: string
  options: PagesOptions<Row>
  columns: readonly Column<Row>[]
  /** In place of a plain one. */
  row?: ComponentType<TableRowProps<Row>>
  /** Of the columns. */
  layout: 'restaurant' | 'supplier'
  sorts: readonly Key[]
  /** Undefined: best match first. */
  sort: Sort<Key> | undefined
  /** The person chose one, or best match. */
  onSort?: (sort: Sort<Key> | undefined) => void
  address: ListingAddress<Key>
  onAddress: (address: ListingAddress<Key>) => void
  /** What the browser's search is to find of a row that is not drawn. */
  wordsOf: (row: Row) => string
  /** It can be filtered. */
  isFiltered?: true
  /** The name of the one whose products alone it has. */
  supplier?: string | undefined
  /** How it is worked by keyboard. */
  hint?: string
  /** In place of the rows when there are none, searched or not. */
  empty: ReactNode
}

/** A searched, sorted and growing list of products, whose state lives in the address. */
export function ProductList<Row extends { public_id: string }, Key extends ListSort>(
  props: ProductListProps<Row, Key>,
) {
  const { title, options, columns, sorts, supplier, address, onAddress } = props
  const { catalogue } = useTexts()
  const page = address.page ?? 1
  const { filter, choose: setFilter } = useChosenFilter(filterOf(address), (chosen) =>
    onAddress(withFilter(address, chosen)),
  )
  const filtering = { filter, onFilter: setFilter, supplier }
  const list = useProductPages(options, page, props.wordsOf)

  const { sort, isAwaited, choose } = useDeferredSort(props.sort, (chosen) => {
    props.onSort?.(chosen)
    onAddress(withSort(address, chosen))
  })
  const shown = (list.isLastAwaited ? page - 1 : page) * PRODUCTS_PER_PAGE
  const failed = list.count === undefined ? list.failed : undefined
  const isWithoutRows = failed !== undefined || list.count === 0
  return (
    <div className={styles.list}>
      <ListToolbar
        sorts={sorts}
        sort={sort}
        onSort={choose}
        search={address.search}
        onSearch={(text) => onAddress(withSearch(address, text))}
        shown={Math.min(shown, list.count ?? 0)}
        count={list.count}
        isMinimum={list.isMinimum}
        hint={isWithoutRows ? undefined : props.hint}
        filter={props.isFiltered && <FilterButton {...filtering} />}
      />
      {filterCount(filter) > 0 ? (
        <div className={`${styles.filters} mb-sm`}>
          <ActiveFilters {...filtering} />
        </div>
      ) : null}
      {failed ? (
        <ErrorState error={failed.error} sentence={catalogue.loadError} onRetry={list.retry} />
      ) : list.count === 0 ? (
        <Nothing
          search={address.search}
          isFiltered={filterCount({ ...filter, supplier: undefined }) > 0}
          onClear={() =>
            onAddress(withSearch(withFilter(address, { supplier: filter.supplier }), ''))
          }
        >
          {props.empty}
        </Nothing>
      ) : (
        <>
          <ProductTable
            caption={title}
            columns={columns}
            row={props.row ?? TableRow}
            options={options}
            list={list}
            layout={props.layout}
            sorting={{ keys: sorts, sort, onSort: choose }}
            isSorting={isAwaited}
            address={address}
          />
          {list.failed ? null : (
            <LoadNextPage
              page={page}
              hasMore={list.hasMore}
              isCut={list.isMinimum}
              loading={list.isLastAwaited}
              onMore={() => onAddress({ ...address, page: page + 1 })}
            />
          )}
        </>
      )}
    </div>
  )
}

type NothingProps = {
  search: string | undefined
  isFiltered: boolean
  onClear: () => void
  children: ReactNode
}

function Nothing({ search, isFiltered, onClear, children }: NothingProps) {
  const { catalogue } = useTexts()
  const texts = useTextsOf(comparisonTexts)
  if (search === undefined && !isFiltered) return children
  return (
    <EmptyState
      icon={<IconSearchOff size={30} stroke={1.5} />}
      action={
        <Button variant="default" onClick={onClear}>
          {isFiltered ? texts.clearFilters : catalogue.clearSearch}
        </Button>
      }
    >
      {isFiltered || search === undefined ? texts.noneFiltered : catalogue.noMatch(search)}
    </EmptyState>
  )
}
