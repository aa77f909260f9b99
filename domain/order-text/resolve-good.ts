import type { CaseSize } from '../measure.ts'
import { type Cases, casesOf, isDoubtful } from './case-amount.ts'
import { type Candidate, type Fit, fitOf } from './fit.ts'
import type { ChosenFrom, OrderTextDoubt } from './order-text-terms.ts'
import type { NamedProduct } from './product-terms.ts'
import type { TypedGood } from './read-good.ts'

/** Matches offered with a line. */
export const MAX_LINE_MATCHES = 5

/** A product to compare with; `usual`: cases that the kitchen orders of it at a time, undefined where it does not. */
export type Compared<Product> = {
  readonly candidate: Candidate<Product>
  readonly usual: number | undefined
  /** How often it ordered it. */
  readonly times: number
  readonly isInGuide: boolean
  readonly isOrderable: boolean
}

/** What a good is compared with. */
export type Comparison<Product> = {
  /** What somebody in the kitchen confirmed for these words. */
  readonly known: Compared<Product> | undefined
  readonly own: readonly Compared<Product>[]
  readonly market: readonly Compared<Product>[]
  /** Whether the market is all that has the words, so that one of it can be the only one. */
  readonly isWhole: boolean
}

export type GoodMatch<Product> = Cases & { readonly product: Product }

/** `chosen` is the first of `matches`, or null with a doubt. */
export type ResolvedGood<Product> = {
  readonly chosen: ChosenFrom | null
  readonly doubt: OrderTextDoubt | null
  readonly matches: readonly GoodMatch<Product>[]
  /** Whether it may be chosen or offered otherwise with the market. */
  readonly asksMarket: boolean
}

/**
 * The least score (fit.ts) of what is chosen, and its least lead over all others: of what the kitchen buys, and of the market,
 * where it buys nothing of that name. Set by the lines of typed-lines/, so that nothing of them is chosen wrongly.
 */
const OWN = { score: -1.3, lead: 0.9 } as const
const MARKET = { score: -0.55, lead: 0.62 } as const
/** What is made of it is not chosen where the market has the thing itself: this much better. */
const MADE_OF = { score: -0.92, better: 0.35, lead: 1.45 } as const
/** What a better name adds to the lead at most, and each doubling of the times. */
const NAME = 0.5
const DOUBLING = 0.25
/** What a guide adds to how likely a product is. */
const IN_GUIDE = 0.15
/** What an amount adds that can be cases of it. */
const CONVERTS = 0.3
/** What the topic of a line adds. */
const TOPIC = 0.8
/** What a longer name says beyond one that is typed whole. */
const FURTHER = 0.15
/** What it adds to be the thing itself and no kind of it. */
const KIND = 0.4
/** What may be missing of a product, beside others that have all that is typed. */
const NEARLY_ALL = 0.25

type Rated<Product> = Fit &
  Compared<Product> & {
    readonly product: Product
    /** Whether what is typed can be cases of it: dozens are of what comes in pieces, kilograms of what is weighed. */
    readonly converts: boolean
  }

/** What a good means, in one of its readings (spelling.ts), to a kitchen. */
export function resolveGood<Product extends NamedProduct>(
  readings: readonly TypedGood[],
  { known, own, market, isWhole }: Comparison<Product>,
): ResolvedGood<Product> {
  const [good] = readings
  if (!good) return { chosen: null, doubt: 'not_found', matches: [], asksMarket: false }
  const bought = divide(own.map((compared) => rate(compared, readings)))
  const isBought = new Set(own.map(({ candidate }) => candidate.product.publicId))
  const others = divide(
    market
      .filter(({ candidate }) => !isBought.has(candidate.product.publicId))
      .map((compared) => rate(compared, readings)),
  )
  const partly = [...bought.partly, ...others.partly].sort(byLikelihood)
  const isOwn = bought.named.length > 0
  const nameDoubt = known
    ? null
    : isOwn
      ? doubtOfOwn(good, bought.named, others.named)
      : doubtOfMarket(others.named, isWhole && !bought.partly.some(isNearly))
  const found = [...bought.named, ...others.named, ...partly]
  const first = known ?? found[0]
  const matches = [...(known ? [known] : []), ...found.filter((one) => !isSame(one, known))]
    .filter(({ isOrderable }) => isOrderable)
    .slice(0, MAX_LINE_MATCHES)
    .map(({ candidate: { product }, usual }) => ({
      product,
      ...casesOf(good.amount, product, usual),
    }))
  const isOut = nameDoubt === null && first?.isOrderable === false
  const doubt = nameDoubt ?? (isOut ? 'not_orderable' : amountDoubt(good, matches[0]))
  const source = known ? 'known' : isOwn ? 'kitchen' : 'market'
  const isSure = (isOwn || known !== undefined) && nameDoubt === null && !isOut
  const asksMarket = !isSure || (!known && (bought.named[0]?.score ?? 0) < MADE_OF.score)
  return { chosen: doubt ? null : source, doubt, matches, asksMarket }
}

function isSame(one: Compared<NamedProduct>, other: Compared<NamedProduct> | undefined): boolean {
  return one.candidate.product.publicId === other?.candidate.product.publicId
}

function amountDoubt(good: TypedGood, first: Cases | undefined): OrderTextDoubt | null {
  if (good.unclear) return 'amount_unclear'
  return isDoubtful(first?.note ?? null) ? 'amount_doubtful' : null
}

function rate<Product extends CaseSize>(
  compared: Compared<Product>,
  readings: readonly TypedGood[],
): Rated<Product> {
  const fits = readings.map((good) => fitOf(compared.candidate, good))
  const best = fits.reduce((one, other) => (other.score > one.score ? other : one))
  const { product } = compared.candidate
  const converts = casesOf(readings[0]?.amount ?? null, product).note !== 'not_convertible'
  return { product, ...compared, ...best, converts }
}

/** Those that have all that is typed, and those that have a part of it; the likeliest first. */
function divide<Product>(rated: readonly Rated<Product>[]) {
  const found = rated.filter(({ matched }) => matched > 0).sort(byLikelihood)
  const most = found.some(({ missing }) => missing < NEARLY_ALL) ? NEARLY_ALL : 1
  return {
    named: found.filter(({ missing }) => missing < most),
    partly: found.filter(({ missing }) => missing >= most),
  }
}

function byLikelihood(one: Rated<unknown>, other: Rated<unknown>): number {
  const likelihood = ({ score, times, isInGuide, converts, isOnTopic }: Rated<unknown>) =>
    score +
    0.1 * Math.log2(1 + times) +
    (isInGuide ? IN_GUIDE : 0) +
    (converts ? CONVERTS : 0) +
    (isOnTopic ? TOPIC : 0)
  return likelihood(other) - likelihood(one)
}

function doubtOfOwn(
  good: TypedGood,
  [first, ...rivals]: readonly Rated<CaseSize>[],
  market: readonly Rated<CaseSize>[],
): OrderTextDoubt | null {
  if (!first) return 'not_found'
  if (first.score < OWN.score || first.isOtherSense) return 'not_sure'
  if (rivals.some((rival) => leadOver(first, rival, good) < OWN.lead)) return 'several'
  const isMadeOf = first.score < MADE_OF.score
  const hasBetter = market.some(({ score }) => score - first.score > MADE_OF.better)
  return isMadeOf && hasBetter ? 'not_sure' : null
}

function doubtOfMarket(
  [first, ...rivals]: readonly Rated<CaseSize>[],
  isWhole: boolean,
): OrderTextDoubt | null {
  if (!first) return 'not_found'
  if (first.score < MARKET.score || first.isOtherSense) return 'not_sure'
  return isWhole && rivals.every(({ score }) => first.score - score >= MARKET.lead)
    ? null
    : 'several'
}

/** How much likelier one is meant than a rival that has all that is typed as well. */
function leadOver(first: Rated<CaseSize>, rival: Rated<CaseSize>, good: TypedGood): number {
  const name = first.score - rival.score
  const isCalled = isCalledSo(first, good)
  if (isCalledSo(rival, good) && !isCalled) return Number.NEGATIVE_INFINITY
  if (isCalledSo(rival, good))
    return first.isInGuide && !rival.isInGuide ? Number.POSITIVE_INFINITY : 0
  if (isCalled && name > FURTHER) return Number.POSITIVE_INFINITY
  if (first.converts && !rival.converts) return Number.POSITIVE_INFINITY
  const times = DOUBLING * Math.log2((1 + first.times) / (1 + rival.times))
  const topic = first.isOnTopic && !rival.isOnTopic ? TOPIC : 0
  const kind = first.kinds < rival.kinds ? KIND : 0
  return (name > MADE_OF.lead ? name : Math.min(name, NAME)) + times + topic + kind
}

/** Whether a guide calls it so, or its whole name of several words is typed; `isInGuide` decides between equal names. */
function isCalledSo({ isLabel, isWhole }: Rated<CaseSize>, { terms }: TypedGood): boolean {
  return isLabel || (isWhole && terms.length > 1)
}

/** What the kitchen buys may be called so by it, unless a number says that it is another: cream of 15 % is none of 35 %. */
function isNearly({ isAbout, missing, lacking }: Fit): boolean {
  return isAbout && missing <= 2 && !lacking.some((term) => /^\d/.test(term))
}
