import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/language/language.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Paging } from './paging.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

type PagedListProps<Row> = {
  query: UseQueryResult<{ results: readonly Row[]; count: number }>
  perPage: number
  page: number
  onPage: (page: number) => void
  /** In pixels, of a row while it loads. */
  rowHeight?: number
  empty: ReactNode
  children: (rows: readonly Row[], count: number) => ReactNode
}

/** One page of a long list, with its skeleton, its failure, its emptiness and the way to the other pages. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, perPage, page, onPage, empty, children } = props
  const { common } = useTexts()
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState error={query.error} onRetry={query.refetch} />
    ) : (
      <SkeletonRows rows={5} height={props.rowHeight ?? 64} />
    )
  }
  const { results, count } = query.data
  if (count === 0) return empty
  if (results.length === 0) {
    // The address names a page that is there no more.
    return (
      <EmptyState action={<Button onClick={() => onPage(1)}>{common.firstPage}</Button>}>
        {common.pageEmpty}
      </EmptyState>
    )
  }
  return (
    <>
      {children(results, count)}
      <Paging page={page} pages={Math.ceil(count / perPage)} onPage={onPage} />
    </>
  )
}
