import type { CategoryName } from '../product.ts'
import type { ProductTax, TaxClass } from './tax-class.ts'

/** Products that one request answers for: the supplier's row is locked meanwhile, and checkouts wait. */
export const MAX_ANSWERED_AT_ONCE = 500

/**
 * The questions that give a product its class, and what each answer leads to: a class, or the next question. They ask what the law
 * distinguishes (canada.ca GST/HST memorandum 4.3 "Basic Groceries"; revenuquebec.ca "Basic Groceries", "Zero-rated supplies").
 */
const TAX_QUESTIONS = {
  is_food: { food: 'next', supplement: 'dietary_supplement', not_food: 'non_food' },
  is_hot: { no: 'next', yes: 'hot_food' },
  is_salad_or_sandwich: { no: 'next', yes: 'prepared_salad_or_sandwich' },
  is_snack: {
    no: 'next',
    snack: 'snack_food',
    candy: 'confectionery',
    fruit_bar: 'fruit_bar_or_ice_lolly',
  },
  is_sweet_bakery: {
    no: 'next',
    under_six: 'sweet_bakery_under_six',
    six_or_more: 'sweet_bakery_six_or_more',
  },
  is_frozen_dessert: {
    no: 'next',
    single: 'ice_cream_single_serving',
    large: 'basic_groceries',
    ice_lolly: 'fruit_bar_or_ice_lolly',
  },
  is_pudding: {
    no: 'next',
    one_by_one: 'pudding_single_serving',
    multiple: 'manufacturers_multiple',
    large: 'basic_groceries',
  },
  is_alcohol: { no: 'next', yes: 'alcohol' },
  is_carbonated: { no: 'next', yes: 'carbonated_beverage' },
  is_fruit_drink: { no: 'next', yes: 'fruit_drink_under_25_percent' },
  is_small_drink: {
    no: 'next',
    one_by_one: 'beverage_single_serving',
    multiple: 'manufacturers_multiple',
  },
} as const satisfies Record<string, Readonly<Record<string, TaxClass | 'next'>>>

export type TaxQuestion = keyof typeof TAX_QUESTIONS
export const TAX_QUESTION_NAMES = Object.keys(TAX_QUESTIONS) as readonly TaxQuestion[]

export type TaxAnswers = Readonly<Partial<Record<TaxQuestion, string>>>

const OF_PLAIN_FOOD = ['is_food', 'is_hot', 'is_salad_or_sandwich'] as const

/** What is asked of a product of each category, in this order, until an answer gives a class; after the last it is basic. */
export const QUESTIONS_OF_CATEGORY: Readonly<Record<CategoryName, readonly TaxQuestion[]>> = {
  beef: OF_PLAIN_FOOD,
  chicken: OF_PLAIN_FOOD,
  pork: OF_PLAIN_FOOD,
  seafood: OF_PLAIN_FOOD,
  deli: [...OF_PLAIN_FOOD, 'is_snack'],
  appetizers: [...OF_PLAIN_FOOD, 'is_snack', 'is_sweet_bakery'],
  bakery: ['is_food', 'is_sweet_bakery', 'is_pudding', 'is_snack', 'is_salad_or_sandwich'],
  dairy: ['is_food', 'is_frozen_dessert', 'is_pudding', 'is_small_drink'],
  beverage: ['is_food', 'is_alcohol', 'is_carbonated', 'is_fruit_drink', 'is_small_drink'],
  fetl: ['is_food', 'is_salad_or_sandwich', 'is_snack'],
}

/** Categories of which nearly all is basic: that is proposed, and its supplier confirms it. */
export const PROPOSED_BASIC: ReadonlySet<CategoryName> = new Set<CategoryName>([
  'beef',
  'chicken',
  'pork',
  'seafood',
  'fetl',
])

/** The answers to choose from, in this order. */
export function answersTo(question: TaxQuestion): readonly string[] {
  return Object.keys(TAX_QUESTIONS[question])
}

/**
 * The class that answers give to products of a category, or the question that comes next. Answers to questions that come after the one
 * that gave the class are passed over; an unknown answer counts as none.
 */
export function readTaxAnswers(
  category: CategoryName,
  answers: TaxAnswers,
): { taxClass: ProductTax['taxClass'] } | { next: TaxQuestion } {
  for (const question of QUESTIONS_OF_CATEGORY[category]) {
    const leadsTo = outcome(question, answers[question])
    if (leadsTo === undefined) return { next: question }
    if (leadsTo !== 'next') return { taxClass: leadsTo }
  }
  return { taxClass: 'basic_groceries' }
}

/** Of some answers those by which the class was found, in the order of the questions. */
export function askedQuestions(category: CategoryName, answers: TaxAnswers): TaxAnswers {
  const asked: [TaxQuestion, string | undefined][] = []
  for (const question of QUESTIONS_OF_CATEGORY[category]) {
    const answer = answers[question]
    if (outcome(question, answer) === undefined) break
    asked.push([question, answer])
    if (outcome(question, answer) !== 'next') break
  }
  return Object.fromEntries(asked)
}

function outcome(question: TaxQuestion, answer: string | undefined): TaxClass | 'next' | undefined {
  const outcomes: Readonly<Record<string, TaxClass | 'next'>> = TAX_QUESTIONS[question]
  return answer !== undefined && Object.hasOwn(outcomes, answer) ? outcomes[answer] : undefined
}
