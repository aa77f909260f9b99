import { cellsOf, isNumber } from './cells.ts'
import { isIgnored } from './ignored-line.ts'
import { readItem, type TypedItem } from './typed-line.ts'

/** What one line says. A line with several items ("2 caisses oignons, lait x3") is several of these. */
export type OrderTextLine = { readonly text: string } & (
  | { readonly kind: 'item'; readonly item: TypedItem }
  | { readonly kind: 'heading'; readonly name: string }
  | { readonly kind: 'ignored' }
)

/** Reads typed lines, pasted cells or a CSV file's text. Nothing is left out: what orders nothing is `ignored`. */
export function readOrderText(text: string): OrderTextLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(readLine)
}

function readLine(text: string): OrderTextLine[] {
  if (isIgnored(text)) return [{ text, kind: 'ignored' }]
  if (text.endsWith(':')) return [{ text, kind: 'heading', name: text.slice(0, -1).trimEnd() }]
  const cells = cellsOf(text)
  if (cells.length > 1) return [toLine(text, fromCells(cells))]
  const parts = text.split(/,(?!\d)|;/).map((part) => part.trim())
  const items = parts.map(readItem)
  const isList = items.length > 1 && items.every(({ amount, words }) => amount && words.length > 0)
  if (!isList) return [toLine(text, readItem(text))]
  return items.map((item, at) => toLine(parts[at] ?? text, item))
}

/** The one cell that is a number is the quantity; of several numbers, which one is it? */
function fromCells(cells: readonly string[]): TypedItem {
  const numbers = cells.filter(isNumber)
  const item = readItem(cells.filter((cell) => !isNumber(cell)).join(' '))
  const [number] = numbers
  if (number === undefined) return item
  const hundredths = Math.round(Number(number.replace(',', '.')) * 100)
  const unclear = numbers.length > 1 || item.amount !== null || item.unclear
  return { words: item.words, amount: { hundredths, measure: 'bare' }, unclear }
}

function toLine(text: string, item: TypedItem): OrderTextLine {
  const isNothing = item.words.length === 0 || item.amount?.hundredths === 0
  return isNothing ? { text, kind: 'ignored' } : { text, kind: 'item', item }
}
