import { cutWord, foldText, wordForms } from '../search.ts'
import { withTea } from './stems.ts'

/** Words that say nothing of a product. */
const FILLERS = new Set(
  'de du des d l la le les un une en au aux et avec pour sans-faute svp stp of the a an and with please some for'.split(
    ' ',
  ),
)

const UNIT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lbs: 'lb',
    livre: 'lb',
    livres: 'lb',
    litre: 'l',
    litres: 'l',
    kilo: 'kg',
    kilos: 'kg',
  }),
)
const SIZE = String.raw`\d+(?:[.,]\d+)?\s*(?:%|(?:kg|kilos?|g|lbs?|livres?|oz|ml|l|litres?)(?![\p{L}\p{N}]))`
const WORD = new RegExp(String.raw`${SIZE}|\d+\/\d+|\d+(?:[.,]\d+)?|\p{L}+`, 'gu')

/**
 * The words of a typed line or of a product's name, in their order: folded (domain/search.ts), without fillers and single
 * letters. A number and its unit are one word ("454 g" and "454g" are "454g", "2,5 %" is "2.5%"), a count by size too
 * ("26/30").
 */
export function orderWords(text: string): string[] {
  const found = foldText(withTea(text)).match(WORD) ?? []
  return found
    .map((word) => cutWord(toWord(word)))
    .filter((word) => !FILLERS.has(word) && !/^[a-z]$/.test(word))
}

function toWord(found: string): string {
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)\s*(\D*)$/.exec(found) ?? []
  if (number === undefined || unit === undefined) return found
  const [whole = '', decimals = ''] = number.split(/[.,]/)
  const telling = withoutLastZeros(decimals)
  const plain = telling === '' ? whole : `${whole}.${telling}`
  return `${plain}${UNIT_NAMES.get(unit) ?? unit}`
}

/** No pattern: one for zeros at the end begins anew at each zero of a long number. */
function withoutLastZeros(decimals: string): string {
  let end = decimals.length
  while (decimals[end - 1] === '0') end--
  return decimals.slice(0, end)
}

/** What a restaurant's word for a product is stored under: its words in their order, each in the singular. */
export function wordsKey(words: readonly string[]): string {
  return words.map(singular).join(' ')
}

function singular(word: string): string {
  const [, ...others] = wordForms(word)
  return others.find((form) => form.length < word.length) ?? word
}
