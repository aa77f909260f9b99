import type { ChoiceTexts } from '../fr/choices.ts'
import { marks } from './marks.ts'

/** What can be said of a product by choosing: on screen, and in the cells of a price list. */
export const choices: ChoiceTexts = {
  allergens: {
    peanuts: 'Peanuts',
    tree_nuts: 'Tree nuts',
    sesame: 'Sesame',
    milk: 'Milk',
    eggs: 'Eggs',
    fish: 'Fish',
    crustaceans: 'Crustaceans',
    molluscs: 'Molluscs',
    soy: 'Soy',
    wheat: 'Wheat',
    barley: 'Barley',
    oats: 'Oats',
    rye: 'Rye',
    mustard: 'Mustard',
    sulphites: 'Sulphites',
  },
  audience: { customers: 'Customers only' },
  keep: { frozen: 'Frozen', chilled: 'Chilled', dry: 'Dry' },
  made: { grown: 'Grown', transformed: 'Transformed' },
  marks,
  months: {
    january: 'January',
    february: 'February',
    march: 'March',
    april: 'April',
    may: 'May',
    june: 'June',
    july: 'July',
    august: 'August',
    september: 'September',
    october: 'October',
    november: 'November',
    december: 'December',
  },
  none: 'None',
  everyone: 'Every restaurant',
  notStated: 'Not stated',
}
