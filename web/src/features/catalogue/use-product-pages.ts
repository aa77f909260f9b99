import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pageOf, pagesToDraw } from '../../components/long-list/sections.ts'
import { useStart } from '../../components/long-list/use-scroll-anchor.ts'
import type { Page, PagesOptions } from './product-pages.ts'

/** Pages to keep room for while nobody knows yet how many there are. */
const MOST_AWAITED = 1_000

/**
 * A list as far as its page `page`. Only pages near what is in sight are asked for, and asked for again when somebody
 * comes back to the window. Of the others those around them stay drawn; of those beyond the room stays, with their words
 * for the browser's search.
 */
export function useProductPages<Row>(
  options: PagesOptions<Row>,
  page: number,
  /** What the browser's search is to find of a row. */
  wordsOf: (row: Row) => string,
) {
  const start = useStart(page)
  const [pages, setPages] = useState(() => {
    const first = start ? pageOf(start.row) : 1
    return { near: [first], drawn: new Set([first]), seen: new Set([first]) }
  })
  const [lastCount, setLastCount] = useState<number>()
  const near = pagesUpTo(lastOf(page, lastCount), pages.near)
  const found = useQueries({ queries: near.map(options), combine: summaryOf })
  const { count = lastCount } = found
  if (count !== lastCount) setLastCount(count)

  const last = lastOf(page, count)
  const client = useQueryClient()
  /** Of a page that was drawn and is not any more, as long as the cache has it. */
  const wordsOn = (page: number): string | undefined => {
    if (!pages.seen.has(page) || pages.drawn.has(page)) return undefined
    return client.getQueryData(options(page).queryKey)?.results.map(wordsOf).join('\n')
  }
  return {
    start,
    near,
    drawn: pages.drawn,
    wordsOn,
    last,
    count,
    /** There are more than `count`: the list ends there. */
    isMinimum: found.isMinimum,
    hasMore: count !== undefined && page * PRODUCTS_PER_PAGE < count,
    isLastAwaited: !pages.drawn.has(last) || found.awaited[near.indexOf(last)] === true,
    /** The first page in sight that could not be loaded, and why. */
    failed: found.error && { page: near[found.failed] ?? last, error: found.error },
    retry: () =>
      client.refetchQueries({
        queryKey: options(1).queryKey.slice(0, -1),
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      }),
    /** Those in sight have changed. */
    setNear: (now: number[]) =>
      setPages((before) =>
        now.length === 0 || now.join() === before.near.join()
          ? before
          : {
              near: now,
              drawn: pagesToDraw(before.drawn, now),
              seen: new Set([...before.seen, ...now]),
            },
      ),
  }
}

function summaryOf(results: UseQueryResult<Page<unknown>>[]) {
  const [newest] = results
    .filter(({ data }) => data !== undefined)
    .toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)
  const failed = results.findIndex(({ data, isError }) => isError && data === undefined)
  return {
    count: newest?.data?.count,
    isMinimum: newest?.data?.count_is_minimum === true,
    awaited: results.map(({ data, isError }) => data === undefined && !isError),
    failed,
    error: results[failed]?.error ?? undefined,
  }
}

function lastOf(page: number, count: number | undefined): number {
  const all = count === undefined ? MOST_AWAITED : Math.ceil(count / PRODUCTS_PER_PAGE)
  return Math.max(1, Math.min(page, all))
}

function pagesUpTo(last: number, pages: readonly number[]): number[] {
  const there = pages.filter((page) => page <= last)
  return there.length > 0 ? there : [last]
}
