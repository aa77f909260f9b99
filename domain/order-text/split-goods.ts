import { measureOf } from './amount-words.ts'
import { amountsOf } from './read-amount.ts'
import { readGood, type TypedGood } from './read-good.ts'
import { withoutSpeech } from './speech.ts'
import { stemsOf } from './stems.ts'
import { toTerms } from './terms.ts'
import { isSpoken, type Token, tokensOf } from './tokens.ts'

/** A good and the text that names it. */
export type GoodText = { readonly text: string; readonly good: TypedGood }

/** The goods of a line. `parts`: what it names besides if it is no one good, between its commas without amounts. */
export type ReadGoods = { readonly goods: readonly GoodText[]; readonly parts: readonly GoodText[] }

const SIGN = /^[,;/+&|]$/
const WORD = /^(?:et|and|pis|puis|plus)$/

/** Reads a line of several goods: "2 cs tomates et 3 laitues", "persil, thym, aneth: 1 cs chaque", "veal: 1 cs shank, 2 liver". */
export function readGoods(text: string): ReadGoods {
  const { topic, tokens } = topicOf(withoutSpeech(tokensOf(text)))
  const pieces = joinCells(
    cut(tokens)
      .flatMap(cutAfterAmounts)
      .filter((piece) => piece.some(isSpoken)),
  )
  if (pieces.length < 2) return { goods: [toPart(pieces[0] ?? tokens, topic)], parts: [] }
  const goods = pieces.map((piece) => toPart(withoutEach(piece), topic))
  const said = goods.map(({ good }) => good.amount !== null)
  const isNamed = goods.every(({ good }) => good.terms.length > 0)
  const last = goods.at(-1)
  if (last && isNamed && pieces.at(-1)?.some(isEach) && said.filter(Boolean).length === 1) {
    const [span] = amountsOf(pieces.at(-1) ?? [])
    const said = textOf(pieces.at(-1)?.slice(span?.from, span?.to) ?? [])
    return { goods: goods.map((part) => withAmount(part, last.good, said)), parts: [] }
  }
  if (isNamed && said.every(Boolean)) return { goods, parts: [] }
  const joined = joinUnsaid(pieces, said)
  if (joined.length > 1) return { goods: joined.map((piece) => toPart(piece, topic)), parts: [] }
  const whole = [toPart(tokens, topic)]
  return { goods: whole, parts: isNamed ? goods.map((part) => withDoubt(part, said)) : [] }
}

/** `said`: what "each" is said of. */
function withAmount(part: GoodText, { amount }: TypedGood, said: string): GoodText {
  const text = part.good.amount ? part.text : `${part.text} ${said}`
  return { text, good: { ...part.good, amount } }
}

/** Whether the amount of another part is meant for this one too, nobody can know. */
function withDoubt(part: GoodText, said: readonly boolean[]): GoodText {
  const isUnclear = said.some(Boolean) && !part.good.amount
  return isUnclear ? { ...part, good: { ...part.good, unclear: true } } : part
}

/** What several goods of a line are about: "veal: shank, liver". */
type Topic = { readonly text: string; readonly terms: readonly string[] }

function toPart(tokens: readonly Token[], { text, terms }: Topic): GoodText {
  return { text: `${text}${textOf(tokens)}`, good: { ...readGood(tokens), topic: terms } }
}

/** As it may be read again, from its first word on. */
function textOf(tokens: readonly Token[]): string {
  const from = tokens.findIndex(isSpoken)
  return tokens
    .slice(from)
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/\( | (?=[),])/g, (sign) => sign.trim())
}

/** Pieces between signs and words that may divide goods. */
function cut(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    if (token.word === '(') depth++
    if (token.word === ')') depth--
    const isHalf = /^(?:demie?|half)$/.test(tokens[at + 1]?.word ?? '')
    if (depth <= 0 && SIGN.test(token.word)) pieces.push([token])
    else if (depth <= 0 && WORD.test(token.word) && !isHalf) pieces.push([])
    else pieces.at(-1)?.push(token)
  }
  return pieces
}

/** "onglet 1cs bavette 3cs": names that are each followed by what is wanted of them. */
function cutAfterAmounts(tokens: readonly Token[]): (readonly Token[])[] {
  const amounts = amountsOf(tokens).filter(({ amount }) => amount.measure !== 'bare')
  const isAlike = new Set(amounts.map(({ amount }) => amount.measure)).size === 1
  const ends = amounts.map(({ to }) => to)
  const pieces = ends.map((to, at) => tokens.slice(ends[at - 1] ?? 0, to))
  const isAll = !tokens.slice(ends.at(-1)).some(isSpoken)
  return pieces.length > 1 && isAlike && isAll && pieces.every(isNameFirst) ? pieces : [tokens]
}

function isNameFirst(piece: readonly Token[]): boolean {
  const [first] = piece.filter(isSpoken)
  return first !== undefined && /^\p{L}/u.test(first.word) && !isMeasureAlone(piece)
}

/** A piece that names nothing belongs to the one before it, or the first to the one behind: "Lemons; 2; case", "2; Lemons". */
function joinCells(pieces: readonly (readonly Token[])[]): Token[][] {
  const joined: Token[][] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const isOpen = joined.length === 1 && before !== undefined && !hasName(before)
    // A number and what it counts are one amount, in cells of their own too.
    const cell = measureOf(piece[1]?.word ?? '') ? piece.slice(1) : piece
    if (before && (isOpen || !hasName(piece))) before.push(...cell)
    else joined.push([...piece])
  }
  return joined
}

function hasName(piece: readonly Token[]): boolean {
  return readGood(withoutEach(piece)).terms.length > 0 && !isMeasureAlone(piece)
}

function isMeasureAlone(piece: readonly Token[]): boolean {
  return piece.every(
    ({ word }) =>
      !isSpoken({ raw: word, word }) || measureOf(word) !== undefined || /^[\d.,/]+$/.test(word),
  )
}

/** A piece without an amount belongs to the one before it ("Oignons, jaunes 2 cs"), while each group keeps one amount. */
function joinUnsaid(pieces: readonly Token[][], isSaid: readonly boolean[]): Token[][] {
  if (isSaid.filter(Boolean).length < 2) return []
  const joined: { tokens: Token[]; isSaid: boolean }[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = joined.at(-1)
    if (before && (!before.isSaid || !isSaid[at])) {
      before.tokens.push(...piece)
      before.isSaid ||= isSaid[at] ?? false
    } else joined.push({ tokens: [...piece], isSaid: isSaid[at] ?? false })
  }
  return joined.map(({ tokens }) => tokens)
}

/** "veal: 1 cs shank, 2 cs liver": what all of them are about. */
function topicOf(tokens: readonly Token[]): { topic: Topic; tokens: readonly Token[] } {
  const at = tokens.findIndex(({ word }) => word === ':')
  const before = tokens.slice(0, Math.max(at, 0)).filter(isSpoken)
  const rest = tokens.slice(at + 1)
  const isTopic = before.length > 0 && before.length <= 4 && amountsOf(before).length === 0
  if (isTopic && /^(?:pour|for)$/.test(before[0]?.word ?? '')) return { topic: NONE, tokens: rest }
  if (!isTopic || before.length > 2 || cut(rest).length < 2 || amountsOf(rest).length < 2)
    return { topic: NONE, tokens }
  const text = textOf(before)
  return { topic: { text: `${text}: `, terms: toTerms(stemsOf(text)) }, tokens: rest }
}

const NONE: Topic = { text: '', terms: [] }

function isEach({ word }: Token): boolean {
  return /^(?:chaque|chacune?|each|apiece)$/.test(word)
}

function withoutEach(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => !isEach(token))
}
