import { isContainer, type TypedAmount } from './amount-words.ts'
import { type AmountSpan, amountsOf } from './read-amount.ts'
import { stemsOf } from './stems.ts'
import { toTerms } from './terms.ts'
import { isSpoken, type Token } from './tokens.ts'
import { orderWords } from './words.ts'

/** What somebody ordered. `amount` is null where none is typed; `unclear` where several are. */
export type TypedGood = {
  /** As they are learnt: without amounts. */
  readonly words: readonly string[]
  /** What the words mean (terms.ts). */
  readonly terms: readonly string[]
  /** What the line is about, which a product may have: "veal: shank, liver". */
  readonly topic: readonly string[]
  readonly stems: readonly string[]
  readonly excluded: readonly string[]
  readonly amount: TypedAmount | null
  readonly unclear: boolean
}

/** Whether its words may be learnt: a topic, or what it is not, makes them mean something else here. */
export function isLearnt({ topic, excluded }: TypedGood): boolean {
  return topic.length === 0 && excluded.length === 0
}

/** Reads the tokens of one good, without what is said around it (speech.ts). */
export function readGood(all: readonly Token[]): TypedGood {
  const { tokens, excluded } = withoutExcluded(all)
  const { span, size, others, unclear } = chosenOf(amountsOf(tokens), tokens)
  const named = namedBeside(tokens, span, size, ...others)
  const name = textOf(named)
  const stems = stemsOf(name)
  return {
    words: orderWords(name),
    terms: [...new Set(toTerms(stems, { isTyped: true }))],
    topic: [],
    stems,
    excluded: toTerms(stemsOf(textOf(excluded))),
    amount: amountOf(span, size),
    unclear:
      unclear ||
      named.some((token, at) => isLeft(token, named[at - 1])) ||
      (!span && tokens.some(({ word }) => word === '$')),
  }
}

/** A number that is no amount, nor a share of fat, may be one all the same. */
function isLeft({ word }: Token, before: Token | undefined): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(word) && !/^(?:creme|cream|lait|milk)$/.test(before?.word ?? '')
}

/** What is left beside the amounts, up to whom it is for: "2 kg flour for the pastry chef". */
function namedBeside(
  tokens: readonly Token[],
  ...spans: readonly (AmountSpan | undefined)[]
): Token[] {
  const [amount] = spans
  const isAmount = (at: number) => spans.some((span) => span && at >= span.from && at < span.to)
  const named = tokens.flatMap((token, at) => (isAmount(at) ? [] : [{ token, at }]))
  const isFor = ({ word }: Token) => word === 'pour' || word === 'pr' || word === 'for'
  const end = named.findIndex(
    ({ token, at }, place) => amount && place > 0 && at >= amount.to && isFor(token),
  )
  return named
    .slice(0, end === -1 ? undefined : end)
    .map(({ token }) => token)
    .filter((token) => isSpoken(token) && token.word !== 'x')
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ raw }) => raw).join(' ')
}

/** "(pas les allumettes)", "not the baby ones". */
function withoutExcluded(tokens: readonly Token[]) {
  const from = tokens.findIndex(({ word }) => /^(?:pas|not)$/.test(word))
  if (from < 1) return { tokens, excluded: [] }
  const length = tokens.slice(from).findIndex(({ word }) => /^[),;]$|^\d/.test(word))
  const to = length === -1 ? tokens.length : from + length
  return {
    tokens: [...tokens.slice(0, from), ...tokens.slice(to)],
    excluded: tokens.slice(from + 1, to),
  }
}

type Chosen = {
  span: AmountSpan | undefined
  /** Of what the span counts. */
  size: AmountSpan | undefined
  /** What else may be the amount, where that is unclear. */
  others: readonly AmountSpan[]
  unclear: boolean
}

/** The one amount that counts, with the size that another gives; a number alone counts only where nothing else does. */
function chosenOf(found: readonly AmountSpan[], tokens: readonly Token[]): Chosen {
  const alone = found.find(({ isAlone }) => isAlone)
  const number = found.find(isBare)
  // "Lemons, 2, case"
  if (alone && number && found.length === 2 && alone.from > number.from) {
    const amount = { ...number.amount, measure: alone.amount.measure }
    return { span: { ...number, amount }, size: alone, others: [], unclear: false }
  }
  const counts = found.filter(({ amount }) => isContainer(amount.measure) || amount.of)
  const bare = found.filter((span) => isBare(span) && !isShare(span, tokens))
  const sizes = found.filter((span) => !isBare(span) && !counts.includes(span))
  const numbers = counts.length > 0 ? counts : bare
  const [span = sizes[0]] = numbers
  const [size, ...more] = sizes.filter((other) => other !== span)
  const isJoined = size === undefined || counts.length > 0 || isTimes(bare[0], tokens)
  const unclear =
    numbers.length > 1 || more.length > 0 || (counts.length > 0 && bare.length > 0) || !isJoined
  return { span, size: isJoined ? size : undefined, others: unclear ? found : [], unclear }
}

/** "454 g x 3", "3x 454 g"; a number and a size that stand apart are two amounts: "10-12 kg", "10 kg 27". */
function isTimes(span: AmountSpan | undefined, tokens: readonly Token[]): boolean {
  if (!span) return false
  return tokens[span.from - 1]?.word === 'x' || tokens[span.to - 1]?.word === 'x'
}

function isBare({ amount }: AmountSpan): boolean {
  return amount.measure === 'bare' && !amount.of
}

/** "crème 35", "lait 2" may be a share of fat. */
function isShare({ from, to, amount }: AmountSpan, tokens: readonly Token[]): boolean {
  const before = tokens[from - 1]?.word ?? ''
  return to - from === 1 && /^(?:creme|cream)$/.test(before) && SHARES.has(amount.hundredths)
}

/** Of cream, in hundredths of a percent. */
const SHARES = new Set([1000, 1400, 1500, 1800, 3500])

function amountOf(span: AmountSpan | undefined, size: AmountSpan | undefined): TypedAmount | null {
  if (!span) return null
  if (!size || size.isAlone || span.amount.of) return span.amount
  const { hundredths, measure } = size.amount
  return { ...span.amount, of: { hundredths, measure } }
}
