import { isDoubtful } from '@halles/domain/order-text/case-amount.ts'
import {
  matchWith,
  type OrderTextLine,
  type OrderTextMatch,
  type WireAmount,
} from './order-text-line.ts'

/** What an amount may mean: so many cases; `amount` is what was typed, `asked` how many cases that is before rounding. */
export type AmountAnswer = {
  readonly cases: number
  readonly amount: WireAmount | null
  readonly asked: string | null
}

/** Why the number of cases is asked for, and what it may be. */
export type AmountQuestion = {
  readonly reason: NonNullable<OrderTextMatch['note']> | 'amount_unclear'
  readonly answers: readonly AmountAnswer[]
}

/** What is to be asked about a line's amount if it means this match; undefined where nothing is. */
export function questionOf(
  { amount, amount_unclear: isUnclear }: OrderTextLine,
  match: OrderTextMatch,
): AmountQuestion | undefined {
  const reason = isUnclear ? 'amount_unclear' : isDoubtful(match.note) ? match.note : null
  return reason === null ? undefined : { reason, answers: answersOf(amount, match) }
}

function answersOf(amount: WireAmount | null, match: OrderTextMatch): AmountAnswer[] {
  const { cases, note, asked_cases: asked, product } = match
  if (note !== 'cases_or_pieces')
    return [{ cases, asked, amount: note === 'whole_cases' ? null : amount }]
  const other = amount && asked !== null ? { ...ofPieces(amount, product), asked } : ONE_CASE
  const counted: AmountAnswer = { cases, asked: null, amount: null }
  return other.cases === cases ? [counted] : [counted, other]
}

/** A number of what is sold by weight counts cases or pieces, of which a case may have enough. */
const ONE_CASE: AmountAnswer = { cases: 1, asked: null, amount: null }

function ofPieces({ number, measure }: WireAmount, product: OrderTextMatch['product']) {
  const { cases } = matchWith({ number, measure: 'piece', of: null }, product)
  const counts = measure === 'pack' ? measure : 'piece'
  return { cases, amount: { number, measure: counts, of: null } } as const
}
