import { isIgnored } from './ignored-line.ts'
import { type GoodText, readGoods } from './split-goods.ts'

/** What one line says. A line with several goods ("2 caisses oignons, lait x3") is several of these. */
export type OrderTextLine =
  | OrderTextItem
  | { readonly text: string; readonly kind: 'heading'; readonly name: string }
  | { readonly text: string; readonly kind: 'ignored' }

/** `parts`: what it names where it is no one good: "persil, thym, aneth" without amounts. */
export type OrderTextItem = GoodText & {
  readonly kind: 'item'
  readonly parts: readonly OrderTextItem[]
}

/** Reads typed lines, pasted cells or a CSV file's text. Nothing is left out: what orders nothing is `ignored`. */
export function readOrderText(text: string): OrderTextLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(cutLong)
    .flatMap(readLine)
}

/** Far fewer words than are read of one line (tokens.ts), so that nothing at its end is lost. */
const LONG = 1_000

/** A long line of many goods is several, cut between goods. */
function cutLong(line: string): string[] {
  const at =
    line.length > LONG ? Math.max(line.lastIndexOf(', ', LONG), line.lastIndexOf(';', LONG)) : 0
  return at > 0 ? [line.slice(0, at), ...cutLong(line.slice(at + 1).trim())] : [line]
}

/** "pas de saumon cette semaine" orders nothing, unless it goes on with what it does. */
const NOTHING_OF = /^(?:pas (?:de |d['’]|besoin)|no |not |skip |cancel |annule)/iu

function readLine(text: string): OrderTextLine[] {
  const isNothing = NOTHING_OF.test(text) && !/\d/.test(text)
  if (isIgnored(text) || isNothing) return [{ text, kind: 'ignored' }]
  if (text.endsWith(':')) return [{ text, kind: 'heading', name: text.slice(0, -1).trimEnd() }]
  const { goods, parts } = readGoods(text)
  const [only, ...others] = goods.filter(isOrdered).map((good) => toItem(good, []))
  if (!only) return [{ text, kind: 'ignored' }]
  if (others.length > 0) return [only, ...others]
  return [{ ...only, text, parts: parts.filter(isOrdered).map((part) => toItem(part, [])) }]
}

function toItem(good: GoodText, parts: readonly OrderTextItem[]): OrderTextItem {
  return { ...good, kind: 'item', parts }
}

function isOrdered({ good }: GoodText): boolean {
  return good.terms.length > 0 && good.amount?.hundredths !== 0
}
