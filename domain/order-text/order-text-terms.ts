// Apart from the rules, which screens do not load.

/** Lines that are read at once; the longest order of a restaurant has fewer. */
export const MAX_ORDER_TEXT_LINES = 200
export const MAX_ORDER_TEXT_LENGTH = 20_000

/** Of the words of one line; longer ones are not learnt. */
export const MAX_WORDS_LENGTH = 200

/**
 * What is to be said of a number of cases: `one_assumed` where no amount was typed, `rounded_up` where the cases hold more
 * than was asked for. The others are doubts: only whole cases are sold; the cases hold more than half as much again; the
 * number may count cases or pieces; nothing says how many cases the amount is; no cart holds as many.
 */
export const AMOUNT_NOTES = [
  'one_assumed',
  'rounded_up',
  'whole_cases',
  'much_more',
  'cases_or_pieces',
  'not_convertible',
  'too_many',
] as const
export type AmountNote = (typeof AMOUNT_NOTES)[number]

/** Why a line is not taken without asking. */
export const ORDER_TEXT_DOUBTS = [
  'not_found',
  'several',
  'not_sure',
  'not_orderable',
  'amount_unclear',
  'amount_doubtful',
] as const
export type OrderTextDoubt = (typeof ORDER_TEXT_DOUBTS)[number]

/** Why a product was chosen: it was confirmed for these words before; the kitchen buys, or the market has, nothing else of that name. */
export const CHOSEN_FROM = ['known', 'kitchen', 'market'] as const
export type ChosenFrom = (typeof CHOSEN_FROM)[number]
