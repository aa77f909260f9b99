import { foldText } from '../search.ts'
import { readAmount, type TypedAmount } from './typed-amount.ts'
import { orderWords } from './words.ts'

/** What somebody ordered in a line. `amount` is null where none is typed; `unclear` where the line names several. */
export type TypedItem = {
  readonly words: readonly string[]
  readonly amount: TypedAmount | null
  readonly unclear: boolean
}

const BULLET = /^(?:[-–—•*·>☐□✓✔]+|\[[ x]?\]|\d{1,2}[.)](?=\s))\s*/u
// Not "7up".
const GLUED =
  /(?<![\p{L}\p{N}/.,])(\d+(?:[.,]\d+)?)(?=(?:x|cs|cse|ct|caisses?|cases?|dz|doz|kg|g|gr|lbs?|oz|ml|l)(?![\p{L}\p{N}]))/gu
const FRACTIONS: readonly [RegExp, string][] = [
  [/½/g, ' 1/2 '],
  [/¼/g, ' 1/4 '],
  [/¾/g, ' 3/4 '],
]

/** The words of a typed line, folded, with numbers apart from what follows them ("20kg" is "20 kg"); bullets left out. */
export function tokensOf(text: string): string[] {
  let bare = text.trim().replace(BULLET, '')
  for (const [fraction, written] of FRACTIONS) bare = bare.replace(fraction, written)
  return foldText(bare.replace(/[×✕]/g, 'x').replace(/[’`]/g, "'"))
    .replace(/(?<![\p{L}\p{N}])(demie?|half)-(?=\p{L})/gu, '$1 ')
    .replace(/(?<=\d)\s*%/g, '%')
    .replace(GLUED, '$1 ')
    .replace(/(?<![\p{L}\p{N}])x(?=\d)/gu, 'x ')
    .replace(/(?<![\p{L}])d'/gu, 'de ')
    .split(/\s+/)
    .filter((token) => token !== '')
}

/**
 * Reads `number? container? (de|of)? words (x number)?` (product.md 16). After words only "x 3", "(3)", "- 3", ": 3",
 * "= 3" and a number of cases are quantities: "lait 2 %", "crevettes 26/30" and "boeuf AAA 10 lb" are words.
 */
export function readItem(text: string): TypedItem {
  const tokens = tokensOf(text)
  const leading = readLeading(tokens)
  const rest = tokens.slice(leading?.length ?? 0)
  const trailing = readTrailing(rest)
  const words = orderWords(rest.slice(0, rest.length - (trailing?.length ?? 0)).join(' '))
  const unclear = leading !== undefined && trailing !== undefined
  return { words, amount: (leading ?? trailing)?.amount ?? null, unclear }
}

type Read = { amount: TypedAmount; length: number }

function readLeading(tokens: readonly string[]): Read | undefined {
  if (tokens[0] === 'x') {
    const read = readAmount(tokens.slice(1))
    return read && { ...read, length: read.length + 1 }
  }
  // "2 x 5 kg beurre": two cases of such packages.
  if (tokens[1] === 'x') {
    const number = readAmount(tokens.slice(0, 1))
    if (!number) return undefined
    const container = readAmount(['1', ...tokens.slice(2)])
    const isContainer = container?.amount.measure === 'case' || container?.amount.measure === 'pack'
    return isContainer && container
      ? {
          amount: { ...container.amount, hundredths: number.amount.hundredths },
          length: container.length + 1,
        }
      : { ...number, length: 2 }
  }
  return readAmount(tokens)
}

const SEPARATORS = /^[x:=–—-]$/
/** Words of the longest amount: "2 et demi caisses et demie". No amount at the end of a line begins before them. */
const LONGEST_AMOUNT = 6

/** An amount at the end ("x 3", "3 x", "(3)", "3 cs"), read from the last place where one may begin. */
function readTrailing(tokens: readonly string[]): Read | undefined {
  const bracketed = /^\(x?(\d+)\)$/.exec(tokens.at(-1) ?? '')
  if (bracketed?.[1] && tokens.length > 1) {
    const amount: TypedAmount = { hundredths: Number(bracketed[1]) * 100, measure: 'bare' }
    return { amount, length: 1 }
  }
  if (tokens.at(-1) === 'x' && tokens.length > 2) {
    const before = readAmount(tokens.slice(-2, -1))
    return before && { amount: before.amount, length: 2 }
  }
  for (let at = tokens.length - 1; at > 0 && at >= tokens.length - LONGEST_AMOUNT; at--) {
    const isSeparated = SEPARATORS.test(tokens[at - 1]?.replace(/^.*(?=[:=]$)/, '') ?? '')
    const read = readAmount(tokens.slice(at))
    if (!read || at + read.length !== tokens.length) continue
    const isCases = read.amount.measure === 'case' && /^\d/.test(tokens[at] ?? '')
    if (!isSeparated && !isCases) continue
    const isAlone = SEPARATORS.test(tokens[at - 1] ?? '')
    return { amount: read.amount, length: read.length + (isAlone ? 1 : 0) }
  }
  return undefined
}
