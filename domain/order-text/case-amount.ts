import { MAX_LINE_QUANTITY } from '../cart.ts'
import { type Amount, type CaseSize, contentOf } from '../measure.ts'
import type { Measure, TypedAmount } from './amount-words.ts'
import type { AmountNote } from './order-text-terms.ts'

export type Cases = {
  readonly cases: number
  readonly note: AmountNote | null
  /** What was asked for, in hundredths of a case, where it converts; with `cases_or_pieces`, if the number counts pieces. */
  readonly askedHundredths: number | null
}

/** Whether a person has to look at the number of cases before it is taken. */
export function isDoubtful(note: AmountNote | null): boolean {
  return note !== null && note !== 'one_assumed' && note !== 'rounded_up'
}

/**
 * How many cases of a product an amount is (above 0): rounded up, from 1 to MAX_LINE_QUANTITY. `usual`: how many the kitchen
 * orders at a time; a number alone is one of cases only near that.
 */
export function casesOf(amount: TypedAmount | null, size: CaseSize, usual?: number): Cases {
  if (amount === null) return { cases: 1, note: 'one_assumed', askedHundredths: null }
  const found = wholeCases(amount, size, usual)
  return found.cases > MAX_LINE_QUANTITY
    ? { ...found, cases: MAX_LINE_QUANTITY, note: 'too_many' }
    : { ...found, cases: Math.max(1, found.cases) }
}

/** A number alone up to so many times what is usual counts cases. */
const NEAR = 2

function wholeCases(amount: TypedAmount, size: CaseSize, usual: number | undefined): Cases {
  const { hundredths, measure, of } = amount
  if (of && !isSizeOf(of, size, measure)) return sized(hundredths, of, size)
  if (of && hundredths % 100 === 0)
    return { cases: hundredths / 100, note: null, askedHundredths: null }
  const pieces = piecesOf(size)
  if (measure === 'case' || measure === 'bare' || measure === 'pack') {
    const cases = Math.ceil(hundredths / 100)
    if (hundredths % 100 > 0) return { cases, note: 'whole_cases', askedHundredths: hundredths }
    const isSure =
      measure === 'case' ||
      (usual === undefined ? !mayCount(measure, cases, size) : cases <= NEAR * usual)
    if (isSure) return { cases, note: null, askedHundredths: null }
    const askedHundredths = pieces === undefined ? null : Math.round(hundredths / pieces)
    return { cases, note: 'cases_or_pieces', askedHundredths }
  }
  if (measure !== 'piece') return byAmount(hundredths, measure, size)
  return pieces === undefined
    ? NOT_CONVERTIBLE
    : rounded(BigInt(hundredths), BigInt(Math.round(pieces * 100)))
}

const NOT_CONVERTIBLE: Cases = { cases: 1, note: 'not_convertible', askedHundredths: null }

/** Whether a number alone may count pieces or weigh: of what is sold so, any; of packages, as many as a case has. */
function mayCount(measure: Measure, cases: number, size: CaseSize): boolean {
  const pieces = piecesOf(size)
  if (!/^\d/.test(size.unit)) return measure === 'bare' || pieces !== undefined
  return pieces !== undefined && pieces > 1 && (measure === 'pack' || cases >= pieces)
}

/** "2 caisses de 5 kg" are two cases where a case holds 5 kg, or packages of 5 kg; "2 x 5 kg" only in the first. */
function isSizeOf(
  of: { hundredths: number; measure: Measure },
  size: CaseSize,
  counted: Measure,
): boolean {
  const one = weighed(of)
  const content = contentOf(size)
  if (one && content && isNear(one, content)) return true
  const unit = unitOf(size.unit)
  return counted === 'case' && one !== undefined && unit !== undefined && isNear(one, unit)
}

function sized(
  hundredths: number,
  of: { hundredths: number; measure: Measure },
  size: CaseSize,
): Cases {
  return byAmount(Math.round((hundredths * of.hundredths) / 100), of.measure, size)
}

function weighed({
  hundredths,
  measure,
}: {
  hundredths: number
  measure: Measure
}): Amount | undefined {
  const one = unitOf(measure)
  return one && { family: one.family, amount: (one.amount * BigInt(hundredths)) / 100n }
}

function byAmount(hundredths: number, measure: Measure, size: CaseSize): Cases {
  const asked = weighed({ hundredths, measure })
  const content = contentOf(size)
  if (!asked || asked.family !== content?.family) return NOT_CONVERTIBLE
  return rounded(asked.amount, content.amount)
}

/** Within about a hundredth, as 20 lb are 9.07 kg. */
function isNear(one: Amount, other: Amount): boolean {
  const difference =
    one.amount > other.amount ? one.amount - other.amount : other.amount - one.amount
  return one.family === other.family && difference * 100n <= other.amount
}

function rounded(asked: bigint, content: bigint): Cases {
  const whole = asked / content
  const over = asked % content
  const cases =
    whole > 0n && over * 100n <= content * whole ? whole : (asked + content - 1n) / content
  const received = cases * content
  const isExact = received === asked || over * 100n <= content || (content - over) * 100n <= content
  const note = isExact ? null : 2n * received > 3n * asked ? 'much_more' : 'rounded_up'
  return {
    cases: Number(cases),
    note,
    askedHundredths: Number((200n * asked + content) / (2n * content)),
  }
}

/** Pieces or packages in a case; undefined where it holds goods by weight or volume. */
function piecesOf({ quantityHundredths, unit }: CaseSize): number | undefined {
  const one = unitOf(unit)
  if (one?.family === 'count') return (quantityHundredths / 100) * (/^do/i.test(unit) ? 12 : 1)
  return /^\d/.test(unit) ? quantityHundredths / 100 : undefined
}

function unitOf(unit: string): Amount | undefined {
  return contentOf({ quantityHundredths: 100, unit })
}
