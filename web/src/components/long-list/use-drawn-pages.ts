import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { followTable } from './follow-table.ts'
import { pagesToDraw, type Section, sectionsOf } from './sections.ts'

/** Of a list that was read whole: which of its pages are drawn, around what is in sight of its table. */
export function useDrawnPages(rows: number): {
  table: RefObject<HTMLTableElement | null>
  sections: Section[]
} {
  const table = useRef<HTMLTableElement>(null)
  const [{ drawn }, setPages] = useState(() => ({ near: '1', drawn: new Set([1]) }))
  useLayoutEffect(() => {
    if (!table.current) return
    const followed = followTable(table.current, undefined, (now) =>
      setPages((before) =>
        now.length === 0 || now.join() === before.near
          ? before
          : { near: now.join(), drawn: pagesToDraw(before.drawn, now) },
      ),
    )
    return followed.stop
  }, [])
  return { table, sections: sectionsOf(drawn, Math.ceil(rows / PRODUCTS_PER_PAGE)) }
}
