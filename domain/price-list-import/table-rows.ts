import type { LineCell, PageLine } from './placed-text.ts'
import { printedPrice } from './printed-price.ts'
import type { ListColumn } from './table-headings.ts'

/** A price of a printed list: texts as they stand in it, cases and price without what is around their numbers. */
export type PrintedRow = {
  readonly identifier: string
  readonly code: string
  readonly name: string
  readonly fromCases: string
  readonly price: string
  /** Whether where a text belongs, or what a price is of, had to be guessed. */
  readonly unsure: boolean
}

type Placed = {
  /** Of its first line and its last, and the height of its letters. */
  top: number
  bottom: number
  height: number
  texts: Map<ListColumn, string>
  unsure: boolean
}

// In heights of a line: what stands further from a product's line is no part of its name.
const WRAPPED = 1.7
const ABOUT_AS_NEAR = 1.3

/** The rows under one heading of a page: a line with a price is a product's, one with a part of a name alone goes on with it. */
export function rowsOfPage(
  lines: readonly PageLine[],
  columns: readonly ListColumn[],
  unsure: boolean,
): PrintedRow[] {
  const placed = lines.map((line) => placeCells(line, columns))
  const products = placed.filter(hasPrice)
  for (const one of placed) if (!hasPrice(one)) addToName(one, products)
  return products.flatMap((product) => pricesOf(product, unsure))
}

function placeCells(line: PageLine, columns: readonly ListColumn[]): Placed {
  const texts = new Map<ListColumn, string>()
  let unsure = false
  for (const cell of line.cells) {
    // A sign at the left edge of a price's column.
    if (cell.text === '$') continue
    const column = nearest(cell, columns)
    const before = texts.get(column)
    if (before !== undefined && column.says !== 'other') unsure = true
    texts.set(column, before === undefined ? cell.text : `${before} ${cell.text}`)
  }
  return { top: line.y, bottom: line.y, height: line.height, texts, unsure }
}

/** By the left edge, the right one or the middle, as columns are aligned. */
function nearest(cell: LineCell, columns: readonly ListColumn[]): ListColumn {
  const apart = ({ from, to }: ListColumn) =>
    Math.min(
      Math.abs(cell.from - from),
      Math.abs(cell.to - to),
      Math.abs(cell.from + cell.to - from - to) / 2,
    )
  return columns.reduce((best, column) => (apart(column) < apart(best) ? column : best))
}

function hasPrice({ texts }: Placed): boolean {
  return [...texts].some(([{ says }, text]) => says === 'price' && printedPrice(text) !== undefined)
}

/** A line of a name alone, close enough to a product's: above its first line or below its last. */
function addToName(part: Placed, products: Placed[]): void {
  const [[column, text] = [undefined, '']] = part.texts
  if (part.texts.size !== 1 || column?.says !== 'name') return
  const distance = ({ top, bottom }: Placed) => Math.max(part.top - bottom, top - part.top)
  const [product, next] = products
    .filter((one) => distance(one) < WRAPPED * one.height)
    .sort((one, other) => distance(one) - distance(other))
  if (!product) return
  // Two products are about as near: it may as well be the other's, or the title of what follows.
  if (next && distance(next) < ABOUT_AS_NEAR * distance(product)) product.unsure = true
  const name = product.texts.get(column) ?? ''
  const isBelow = part.top > product.bottom
  product.texts.set(column, (isBelow ? `${name} ${text}` : `${text} ${name}`).trim())
  product.top = Math.min(product.top, part.top)
  product.bottom = Math.max(product.bottom, part.top)
}

function pricesOf({ texts, unsure }: Placed, isUnsureOfColumns: boolean): PrintedRow[] {
  const under = (says: ListColumn['says']) => {
    const found = [...texts].filter(([column]) => column.says === says)
    return found.map(([, text]) => text).join(' ')
  }
  const [code, name] = [under('code'), under('name')]
  return [...texts].flatMap(([{ says, fromCases }, text]) => {
    if (says !== 'price' || /^[-–—.\s]*$/.test(text)) return []
    const price = printedPrice(text)
    return {
      identifier: under('identifier'),
      code,
      name,
      fromCases: under('from_cases') || `${fromCases}`,
      price: price?.amount ?? text,
      unsure: unsure || isUnsureOfColumns || !price?.isOfCase || (code === '' && name === ''),
    }
  })
}
