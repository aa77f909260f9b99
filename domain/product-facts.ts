/**
 * What may provoke a reaction: Canada's priority food allergens, gluten sources and added sulphites, in the order in which
 * a label names them (Food and Drug Regulations B.01.010.1).
 */
export const ALLERGENS = [
  'peanuts',
  'tree_nuts',
  'sesame',
  'milk',
  'eggs',
  'fish',
  'crustaceans',
  'molluscs',
  'soy',
  'wheat',
  'barley',
  'oats',
  'rye',
  'mustard',
  'sulphites',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** How it is kept. */
export const KEEPS = ['frozen', 'chilled', 'dry'] as const
export type Keep = (typeof KEEPS)[number]

/** What was done at its origin: grown (raised, caught) or transformed there. */
export const MADE = ['grown', 'transformed'] as const

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
export type Month = (typeof MONTHS)[number]

/** Whether it is in season on a day (YYYY-MM-DD); of what names no month nothing is known: undefined. */
export function isInSeason(months: readonly Month[], day: string): boolean | undefined {
  if (months.length === 0) return undefined
  const month = MONTHS[Number(day.slice(5, 7)) - 1]
  return month !== undefined && months.includes(month)
}

export type AllergenAnswer = 'contains' | 'may_contain' | 'free' | 'not_stated'

/**
 * What a supplier has said of one allergen. Null is "not stated", never "free of": a product is free of what both of its lists,
 * each of which was stated, leave out.
 */
export function allergenAnswer(
  { contains, may_contain }: Stated,
  allergen: Allergen,
): AllergenAnswer {
  if (contains?.includes(allergen)) return 'contains'
  if (may_contain?.includes(allergen)) return 'may_contain'
  return contains && may_contain ? 'free' : 'not_stated'
}

type Stated = {
  readonly contains: readonly Allergen[] | null
  readonly may_contain: readonly Allergen[] | null
}
