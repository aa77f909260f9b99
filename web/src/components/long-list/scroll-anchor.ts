import { type Box, firstRowOf, pagesBetween, rowAt, topOfRow } from './sections.ts'

/** A row of the whole list, from 0, and where in the window its top stands. */
export type ScrollAnchor = { row: number; top: number }

/** Where a list begins; without `top` the row stands below the bars. */
export type Start = { row: number; top?: number }

/** The first row that is not hidden under the bars at the window's top. */
export function anchorIn(table: HTMLTableElement): ScrollAnchor | undefined {
  const line = lineOf(table)
  const boxes = boxesOf(table)
  const box = boxes.find(({ bottom }) => bottom > line)
  if (!box) return undefined
  for (const element of box.body.querySelectorAll(`tr[${INDEX}]`)) {
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > line) return { row: Number(element.getAttribute(INDEX)) - FIRST, top }
  }
  const row = Math.max(firstRowOf(box.from), rowAt(box, line))
  return { row, top: topOfRow(boxes, row) ?? box.top }
}

/** Where the top of a row stands, drawn or not; undefined where the list does not reach so far. */
export function topOf(table: HTMLTableElement, row: number): number | undefined {
  return drawnRow(table, row)?.getBoundingClientRect().top ?? topOfRow(boxesOf(table), row)
}

export function drawnRow(table: HTMLTableElement, row: number): Element | null {
  return table.querySelector(`tr[${INDEX}="${row + FIRST}"]`)
}

/** The pages in the window, and as much again above and below it; and the one that has the focus, which stays where it is. */
export function pagesAround(table: HTMLTableElement): number[] {
  const pages = pagesBetween(boxesOf(table), -innerHeight, 2 * innerHeight)
  const focused = document.activeElement?.closest('tbody')
  const page = focused && table.contains(focused) ? Number(focused.dataset.from) : undefined
  return page === undefined || pages.includes(page) ? pages : [...pages, page]
}

/** Below the page's bar and the table's head, which stays under it where there is room. */
export function lineOf(table: HTMLTableElement): number {
  return barHeight() + (table.tHead?.offsetHeight ?? 0)
}

/** Of what lies over the page at the window's top. */
export function barHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}

const INDEX = 'aria-rowindex'
/** It counts from 1, and the head is the first. */
const FIRST = 2

function boxesOf(table: HTMLTableElement): (Box & { body: HTMLTableSectionElement })[] {
  return Array.from(table.tBodies, (body) => {
    const { top, bottom } = body.getBoundingClientRect()
    return { body, top, bottom, from: Number(body.dataset.from), to: Number(body.dataset.to) }
  })
}
