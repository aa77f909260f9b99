import { useEffect, useEffectEvent, useState } from 'react'
import type { Sort } from './list-search-params.ts'

type Chosen<Key> = { sort: Sort<Key> | undefined; before: Sort<Key> | undefined }

/**
 * A sort that somebody chooses is shown at once; the list follows after the next paint, for to draw it takes longer. `sort`
 * is what the list is sorted by, undefined for best match, and changes after `onChosen`.
 */
export function useDeferredSort<Key>(
  sort: Sort<Key> | undefined,
  onChosen: (sort: Sort<Key> | undefined) => void,
) {
  const [chosen, setChosen] = useState<Chosen<Key>>()
  if (chosen && !isSame(chosen.before, sort)) setChosen(undefined)
  const follow = useEffectEvent(onChosen)
  useEffect(() => {
    if (!chosen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => follow(chosen.sort))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [chosen])
  return {
    sort: chosen ? chosen.sort : sort,
    /** The list is not yet sorted by it. */
    isAwaited: chosen !== undefined,
    choose: (next: Sort<Key> | undefined) =>
      setChosen(isSame(next, sort) ? undefined : { sort: next, before: sort }),
  }
}

function isSame<Key>(one: Sort<Key> | undefined, other: Sort<Key> | undefined): boolean {
  return one?.sort_by === other?.sort_by && one?.sort_direction === other?.sort_direction
}
