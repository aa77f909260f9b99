import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { followTable } from './follow-table.ts'
import type { Start } from './scroll-anchor.ts'
import { persistAnchors, startAt, writeAnchor } from './stored-anchors.ts'

/** See `startAt`; it stays as it was at first. */
export function useStart(page: number): Start | undefined {
  const { history } = useRouter()
  const [start] = useState(() => startAt(history.location, page))
  return start
}

/** Keeps the table's place while it is on screen, and stores it when it is left. */
export function useScrollAnchor(
  start: Start | undefined,
  /** What the list keeps in the address: another one is another entry of the history. */
  address: object,
  onPages: (pages: number[]) => void,
): RefObject<HTMLTableElement | null> {
  const { history } = useRouter()
  const ref = useRef<HTMLTableElement>(null)
  const following = useRef<ReturnType<typeof followTable>>(undefined)
  useLayoutEffect(() => {
    const table = ref.current
    if (!table) return
    const followed = followTable(table, start, onPages)
    following.current = followed
    return followed.stop
  }, [start, onPages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: see `address`
  useLayoutEffect(() => {
    const { state, href } = history.location
    function store() {
      const place = following.current?.latestPlace()
      for (const entry of [state.__TSR_key, href]) if (place && entry) writeAnchor(entry, place)
    }
    function persist() {
      store()
      persistAnchors()
    }
    addEventListener('pagehide', persist)
    return () => {
      removeEventListener('pagehide', persist)
      store()
    }
  }, [address, history])
  return ref
}
