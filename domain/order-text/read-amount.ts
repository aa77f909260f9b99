import {
  digitsOf,
  isArticle,
  isContainer,
  isDozen,
  MAY_BE_PRODUCT,
  type Measure,
  measureOf,
  namedNumberOf,
  sumOf,
  type TypedAmount,
} from './amount-words.ts'
import { isSpoken, type Token } from './tokens.ts'

/** An amount and the tokens that say it; `bare`: a number alone, at a place where it counts something. */
export type AmountSpan = {
  readonly from: number
  readonly to: number
  readonly amount: TypedAmount
  /** A container without its number. */
  readonly isAlone: boolean
}

/** Words of the longest amount. */
const LONGEST = 12

type Read = { readonly hundredths: number; readonly length: number }

/** The amounts of a part of a line, from left to right: a number with what it counts anywhere, a number alone at an end. */
export function amountsOf(tokens: readonly Token[]): AmountSpan[] {
  // "anchois à l'huile" are not one litre.
  const words = tokens.map(({ raw, word }) => (/^à$/i.test(raw) ? raw : word))
  const spans: AmountSpan[] = []
  const first = tokens.findIndex(isSpoken)
  const last = tokens.findLastIndex(isSpoken)
  for (let at = 0; at < words.length; ) {
    const read = isNoAmount(words, at) ? undefined : readAt(words, at)
    const isAlone = measureOf(words[at] ?? '') !== undefined
    const span = read && { from: at, to: at + read.length, amount: read.amount, isAlone }
    if (
      span &&
      (span.amount.measure !== 'bare' || span.amount.of || isAtEnd(tokens, span, first, last))
    ) {
      spans.push(span)
      at = span.to
    } else at += 1
  }
  return spans
}

/** "#10" is a size of cans, "pour 4" are guests, "a l'huile" no litre. */
function isNoAmount(words: readonly string[], at: number): boolean {
  return (
    /^(?:#|pour|for)$/.test(words[at - 1] ?? '') || (words[at] === 'a' && words[at + 1] === 'l')
  )
}

function readAt(
  words: readonly string[],
  at: number,
): { amount: TypedAmount; length: number } | undefined {
  const rest = words.slice(at, at + LONGEST)
  const number = readNumber(rest)
  if (!number) return readContainer(words, at)
  const { hundredths } = number
  const [next = '', second = ''] = rest.slice(number.length)
  const isArticleAlone = number.length === 1 && isArticle(rest[0] ?? '')
  const article = isArticle(next) && isDozen(second) ? 1 : 0
  if (isDozen(article ? second : next)) return dozens(rest, hundredths, number.length + 1 + article)
  const times = next === 'x' ? 1 : 0
  const size = readSize(rest.slice(number.length + times))
  if (times && size)
    return {
      amount: { hundredths, measure: 'bare', of: size.of },
      length: number.length + 1 + size.length,
    }
  const name = rest[number.length + times] ?? ''
  const measure = measureOf(name)
  if (measure && isCounted(name, rest.slice(number.length + times + 1))) {
    const length = number.length + times + 1
    return withMeasure(rest, { hundredths, measure, length })
  }
  if (isArticleAlone)
    return at === 0 && /^(?:de|d|of)$/.test(next)
      ? { amount: { hundredths, measure: 'case' as const }, length: 1 }
      : undefined
  return { amount: { hundredths, measure: 'bare' }, length: number.length + times }
}

/** "une douzaine et demie" are 18. */
function dozens(rest: readonly string[], hundredths: number, length: number) {
  const half = isAndHalf(rest.slice(length)) ? 1 : 0
  return {
    amount: { hundredths: 12 * hundredths + 600 * half, measure: 'piece' as const },
    length: length + 2 * half,
  }
}

/** "2 pains" are two breads, "2 pots de crème" two pots. */
function isCounted(name: string, after: readonly string[]): boolean {
  if (name === 'flat') return !/^(?:bread|iron|leaf)$/.test(after[0] ?? '')
  return !MAY_BE_PRODUCT.has(name) || /^(?:de|d|du|des|of)$/.test(after[0] ?? '')
}

function withMeasure(
  rest: readonly string[],
  read: { hundredths: number; measure: Measure; length: number },
) {
  const { measure, length } = read
  const half = isAndHalf(rest.slice(length)) ? 1 : 0
  const hundredths = read.hundredths + 50 * half
  const end = length + 2 * half
  if (!isContainer(measure)) {
    // "50 lb bag": a bag of 50 lb.
    const bag =
      isContainer(measureOf(rest[end] ?? '')) && !MAY_BE_PRODUCT.has(rest[end] ?? '') ? 1 : 0
    return { amount: { hundredths, measure }, length: end + bag }
  }
  const preposition = /^(?:de|of|d)$/.test(rest[end] ?? '') ? 1 : 0
  const size = readSize(rest.slice(end + preposition))
  return size
    ? { amount: { hundredths, measure, of: size.of }, length: end + preposition + size.length }
    : { amount: { hundredths, measure }, length: end }
}

/** "2 L" in "4 x 2 L", "24" in "2 caisses de 24" is no size: it may be a part of the name. */
function readSize(words: readonly string[]) {
  const hundredths = digitsOf(words[0] ?? '')
  const measure = measureOf(words[1] ?? '')
  if (hundredths === undefined || measure === undefined || isContainer(measure)) return undefined
  return { of: { hundredths, measure }, length: 2 }
}

/** "caisse de tomates", "carottes, une poche" without the number. */
function readContainer(words: readonly string[], at: number) {
  const measure = measureOf(words[at] ?? '')
  if (measure !== 'case' && measure !== 'pack') return undefined
  const isFirst = at === 0 && /^(?:de|d|of)$/.test(words[1] ?? '')
  const isLast = at > 0 && at === words.length - 1
  return isFirst || isLast ? { amount: { hundredths: 100, measure }, length: 1 } : undefined
}

function readNumber(words: readonly string[]): Read | undefined {
  const [first = '', second = '', third = ''] = words
  if (isArticle(first) && /^(?:demie?|half)$/.test(second)) return { hundredths: 50, length: 2 }
  if (isArticle(first) && second === 'couple')
    return { hundredths: 200, length: /^(?:de|of)$/.test(third) ? 3 : 2 }
  const hundredths = digitsOf(first) ?? namedNumberOf(first)
  if (hundredths === undefined) return undefined
  if (first === 'half' && second === 'a') return { hundredths, length: 2 }
  const fraction = /^\d+$/.test(first) && second.includes('/') ? digitsOf(second) : undefined
  if (fraction !== undefined) return { hundredths: hundredths + fraction, length: 2 }
  const and = second === 'et' || second === 'and' ? 1 : 0
  const sum = sumOf(numberOf(first), numberOf(words[1 + and] ?? ''))
  if (sum !== undefined) return { hundredths: 100 * sum, length: 2 + and }
  return isAndHalf(words.slice(1))
    ? { hundredths: hundredths + 50, length: 3 }
    : { hundredths, length: 1 }
}

function numberOf(word: string): number | undefined {
  const hundredths = namedNumberOf(word)
  return hundredths === undefined ? undefined : hundredths / 100
}

function isAndHalf([and = '', half = '']: readonly string[]): boolean {
  return /^(?:et|and)$/.test(and) && /^(?:demie?|half)$/.test(half)
}

/** First, last, in brackets, a cell, behind "x", ":", "=" or a dash, or before "x". `first` and `last` are the words at the ends. */
function isAtEnd(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  first: number,
  last: number,
): boolean {
  const isSigned =
    /^[x(:;,|=–—-]$/.test(tokens[from - 1]?.word ?? '') || tokens[to - 1]?.word === 'x'
  return isSigned || first >= from || last < to
}
