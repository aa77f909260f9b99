import { MAX_LINE_QUANTITY } from '../cart.ts'
import { type Amount, amountOfUnit, type CaseSize, contentOf } from '../measure.ts'
import type { AmountNote } from './order-text-terms.ts'
import type { Measure, TypedAmount } from './typed-amount.ts'

export type Cases = { readonly cases: number; readonly note: AmountNote | null }

/** Whether a person has to look at the number of cases before it is taken. */
export function isDoubtful(note: AmountNote | null): boolean {
  return note !== null && note !== 'one_assumed' && note !== 'rounded_up'
}

/** How many cases of a product an amount is (above 0): rounded up, from 1 to MAX_LINE_QUANTITY. */
export function casesOf(amount: TypedAmount | null, size: CaseSize): Cases {
  if (amount === null) return { cases: 1, note: 'one_assumed' }
  const { cases, note } = wholeCases(amount, size)
  return cases > MAX_LINE_QUANTITY
    ? { cases: MAX_LINE_QUANTITY, note: 'too_many' }
    : { cases: Math.max(1, cases), note }
}

function wholeCases({ hundredths, measure }: TypedAmount, size: CaseSize): Cases {
  const pieces = piecesOf(size)
  if (measure === 'case' || measure === 'bare' || measure === 'pack') {
    const cases = Math.ceil(hundredths / 100)
    if (hundredths % 100 > 0) return { cases, note: 'whole_cases' }
    const mayBePieces = pieces !== undefined && pieces > 1
    const isUnclear = measure === 'pack' ? mayBePieces : mayBePieces && cases >= pieces
    return { cases, note: measure !== 'case' && isUnclear ? 'cases_or_pieces' : null }
  }
  if (measure === 'piece')
    return pieces === undefined
      ? { cases: 1, note: 'not_convertible' }
      : rounded(BigInt(hundredths), BigInt(Math.round(pieces * 100)))
  return byAmount(hundredths, measure, contentOf(size))
}

function byAmount(
  hundredths: number,
  measure: Exclude<Measure, 'bare' | 'case' | 'pack' | 'piece'>,
  content: Amount | undefined,
): Cases {
  const one = amountOfUnit(measure)
  if (!one || one.family !== content?.family) return { cases: 1, note: 'not_convertible' }
  return rounded((one.amount * BigInt(hundredths)) / 100n, content.amount)
}

function rounded(asked: bigint, content: bigint): Cases {
  const cases = (asked + content - 1n) / content
  const received = cases * content
  const note = received === asked ? null : 2n * received > 3n * asked ? 'much_more' : 'rounded_up'
  return { cases: Number(cases), note }
}

/** Pieces or packages in a case; undefined where it holds goods by weight or volume. */
function piecesOf({ quantityHundredths, unit }: CaseSize): number | undefined {
  const one = amountOfUnit(unit)
  if (one?.family === 'count') return (quantityHundredths / 100) * (/^do/i.test(unit) ? 12 : 1)
  return /^\d/.test(unit) ? quantityHundredths / 100 : undefined
}
