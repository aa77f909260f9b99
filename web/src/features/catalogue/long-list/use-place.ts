import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { followTable } from './follow-table.ts'
import { placeIn, type Start } from './place.ts'
import { persistPlaces, startAt, writePlace } from './stored-places.ts'

/** See `startAt`; it stays as it was at first. */
export function useStart(page: number): Start | undefined {
  const { history } = useRouter()
  const [start] = useState(() => startAt(history.location, page))
  return start
}

/** Keeps the table's place while it is on screen, and stores it when it is left. */
export function usePlace(
  start: Start | undefined,
  /** What the list keeps in the address: another one is another entry of the history. */
  address: object,
  onPages: (pages: number[]) => void,
): RefObject<HTMLTableElement | null> {
  const { history } = useRouter()
  const ref = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    const table = ref.current
    return table ? followTable(table, start, onPages) : undefined
  }, [start, onPages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: see `address`
  useLayoutEffect(() => {
    const table = ref.current
    const { state, href } = history.location
    if (!table) return
    function store() {
      const place = table && placeIn(table)
      for (const entry of [state.__TSR_key, href]) if (place && entry) writePlace(entry, place)
    }
    function persist() {
      store()
      persistPlaces()
    }
    addEventListener('pagehide', persist)
    return () => {
      removeEventListener('pagehide', persist)
      store()
    }
  }, [address, history])
  return ref
}
