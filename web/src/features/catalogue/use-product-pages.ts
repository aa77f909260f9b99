import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type PagesOptions, rowsOf } from './product-pages.ts'

/** Rows to keep a place for while nobody knows yet how many will come. */
const MOST_AWAITED = 300

/** The rows of the first `page` pages: the address says how many, and those that are missing are asked for one by one. */
export function useProductPages<Row extends { public_id: string }>(
  options: PagesOptions<Row>,
  page: number,
) {
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData })
  const { data, isPlaceholderData, isFetching, isError, hasNextPage, fetchNextPage } = query
  const wanted = page * PRODUCTS_PER_PAGE
  const isShort = data !== undefined && !isPlaceholderData && data.pages.length < page
  const wantsMore = isShort && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])

  const rows = data && rowsOf(data.pages.slice(0, page))
  const count = data?.pages.at(-1)?.count
  return {
    rows,
    count,
    /** Rows that are still to come, to keep their place. */
    awaited: Math.max(0, Math.min(wanted, count ?? MOST_AWAITED) - (rows?.length ?? 0)),
    hasMore: count !== undefined && wanted < count,
    isChanging: isPlaceholderData,
    error: query.error,
    retry: () => (isShort ? fetchNextPage() : query.refetch()),
  }
}
