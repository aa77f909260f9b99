import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'

/** Consecutive pages of a long list: one that is rendered, or several in whose place an empty box has their height. */
export type Section = {
  /** Page numbers, from 1. */
  from: number
  to: number
  isDrawn: boolean
}

/** The list's pages up to `last`, in their order. */
export function sectionsOf(drawn: ReadonlySet<number>, last: number): Section[] {
  const pages = [...drawn].filter((page) => page <= last).toSorted((one, other) => one - other)
  const sections: Section[] = []
  let next = 1
  for (const page of pages) {
    if (page > next) sections.push({ from: next, to: page - 1, isDrawn: false })
    sections.push({ from: page, to: page, isDrawn: true })
    next = page + 1
  }
  if (next <= last) sections.push({ from: next, to: last, isDrawn: false })
  return sections
}

/** Pages on each side of those near that stay drawn: whoever scrolls to and fro draws none of them anew. */
const STAYING = 1

/** Of the pages that are drawn, those that stay when others come near: however far somebody scrolls, as many. */
export function pagesToDraw(drawn: ReadonlySet<number>, near: readonly number[]): Set<number> {
  const stays = (page: number) => near.some((one) => Math.abs(one - page) <= STAYING)
  return new Set([...[...drawn].filter(stays), ...near])
}

/** Where a section stands, in pixels from the window's top. */
export type Box = { from: number; to: number; top: number; bottom: number }

/** The pages that any part of lies between two heights. In the room of several pages each has as much as the others. */
export function pagesBetween(boxes: readonly Box[], top: number, bottom: number): number[] {
  return boxes.flatMap((box) => {
    if (box.bottom <= top || box.top >= bottom) return []
    const first = Math.max(box.from, pageOf(rowAt(box, top)))
    const last = Math.min(box.to, pageOf(rowAt(box, bottom)))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

/** The top of a row whose page is not drawn; undefined where the list does not reach so far. */
export function topOfRow(boxes: readonly Box[], row: number): number | undefined {
  const page = pageOf(row)
  const box = boxes.find(({ from, to }) => from <= page && page <= to)
  return box && box.top + (row - firstRowOf(box.from)) * rowHeight(box)
}

/** The row, from 0, that has its share of a section's room at a height. */
export function rowAt(box: Box, height: number): number {
  return firstRowOf(box.from) + Math.floor((height - box.top) / rowHeight(box))
}

export function firstRowOf(page: number): number {
  return (page - 1) * PRODUCTS_PER_PAGE
}

export function pageOf(row: number): number {
  return Math.floor(row / PRODUCTS_PER_PAGE) + 1
}

function rowHeight({ from, to, top, bottom }: Box): number {
  return (bottom - top) / (to - from + 1) / PRODUCTS_PER_PAGE
}
