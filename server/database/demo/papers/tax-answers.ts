import type { CategoryName } from '@halles/domain/product.ts'
import type { TaxAnswers } from '@halles/domain/tax/tax-questions.ts'

/** What a supplier of the demo market answers of plain goods of a category, so that they are basic groceries. */
const PLAIN: Readonly<Record<CategoryName, TaxAnswers>> = {
  beef: { is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no' },
  chicken: { is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no' },
  pork: { is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no' },
  seafood: { is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no' },
  deli: { is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no', is_snack: 'no' },
  appetizers: {
    ...{ is_food: 'food', is_hot: 'no', is_salad_or_sandwich: 'no' },
    ...{ is_snack: 'no', is_sweet_bakery: 'no' },
  },
  bakery: {
    ...{ is_food: 'food', is_sweet_bakery: 'no', is_pudding: 'no' },
    ...{ is_snack: 'no', is_salad_or_sandwich: 'no' },
  },
  dairy: { is_food: 'food', is_frozen_dessert: 'no', is_pudding: 'no', is_small_drink: 'no' },
  beverage: {
    ...{ is_food: 'food', is_alcohol: 'no', is_carbonated: 'no' },
    ...{ is_fruit_drink: 'no', is_small_drink: 'no' },
  },
  fetl: { is_food: 'food', is_salad_or_sandwich: 'no', is_snack: 'no' },
}

const CARBONATED = { is_carbonated: 'yes' }
const FRUIT_DRINK = { is_fruit_drink: 'yes' }
const FULL_CASE = { is_small_drink: 'multiple' }
const SNACK = { is_snack: 'snack' }
const BY_THE_DOZEN = { is_sweet_bakery: 'six_or_more' }

/** What of a product is another answer, by its key, whoever sells it. */
const OTHERWISE: Readonly<Record<string, TaxAnswers>> = {
  'eau-petillante': CARBONATED,
  'eau-petillante-lime': CARBONATED,
  cola: CARBONATED,
  'cola-diete': CARBONATED,
  'soda-gingembre': CARBONATED,
  'soda-citron-lime': CARBONATED,
  'biere-epinette': CARBONATED,
  'biere-racinette': CARBONATED,
  tonique: CARBONATED,
  'soda-club': CARBONATED,
  'biere-gingembre': CARBONATED,
  kombucha: CARBONATED,
  'biere-sans-alcool': CARBONATED,
  'cidre-sans-alcool': CARBONATED,
  limonade: FRUIT_DRINK,
  'jus-canneberge': FRUIT_DRINK,
  'eau-source': FULL_CASE,
  'the-glace': FULL_CASE,
  'jus-pomme': FULL_CASE,
  croustilles: SNACK,
  'croustilles-mais': SNACK,
  'salade-chou': { is_salad_or_sandwich: 'yes' },
  croissants: BY_THE_DOZEN,
  'croissants-cuits': BY_THE_DOZEN,
  chocolatines: BY_THE_DOZEN,
  'brioches-cannelle': BY_THE_DOZEN,
  'muffins-bleuets': BY_THE_DOZEN,
  danoises: BY_THE_DOZEN,
  'biscuits-avoine': BY_THE_DOZEN,
}

/** What its supplier answers of a product to the questions of its category. */
export function demoTaxAnswers(key: string, category: CategoryName): TaxAnswers {
  return { ...PLAIN[category], ...OTHERWISE[key] }
}
