import type { AUDIENCES } from '@halles/domain/customer.ts'
import type { DEPOSIT_KINDS } from '@halles/domain/deposit.ts'
import type { ALLERGENS, KEEPS, MADE, MONTHS } from '@halles/domain/product-facts.ts'
import type { MARKS } from '@halles/domain/product-marks.ts'
import type { SOLD_BY_WEIGHT } from '@halles/domain/weighed-line.ts'
import { marks } from './marks.ts'

type Names<Choices extends readonly string[]> = Record<Choices[number], string>
export type ChoiceTexts = {
  allergens: Names<typeof ALLERGENS>
  audience: Names<typeof AUDIENCES>
  deposit_kind: Names<typeof DEPOSIT_KINDS>
  keep: Names<typeof KEEPS>
  made: Names<typeof MADE>
  marks: Names<typeof MARKS>
  months: Names<typeof MONTHS>
  sold_by_weight: Names<typeof SOLD_BY_WEIGHT>
  /** Of a list that was stated: none of these. */
  none: string
  notStated: string
  everyone: string
  byTheCase: string
  noDeposit: string
}

/** What can be said of a product by choosing: on screen, and in the cells of a price list. */
export const choices: ChoiceTexts = {
  allergens: {
    peanuts: 'Arachides',
    tree_nuts: 'Noix',
    sesame: 'Sésame',
    milk: 'Lait',
    eggs: 'Œufs',
    fish: 'Poisson',
    crustaceans: 'Crustacés',
    molluscs: 'Mollusques',
    soy: 'Soya',
    wheat: 'Blé',
    barley: 'Orge',
    oats: 'Avoine',
    rye: 'Seigle',
    mustard: 'Moutarde',
    sulphites: 'Sulfites',
  },
  audience: { customers: 'Clients seulement' },
  deposit_kind: { container: 'Contenant', glass_500: 'Verre de 500\u00a0ml et plus' },
  keep: { frozen: 'Surgelé', chilled: 'Réfrigéré', dry: 'Sec' },
  made: { grown: 'Produit', transformed: 'Transformé' },
  marks,
  months: {
    january: 'Janvier',
    february: 'Février',
    march: 'Mars',
    april: 'Avril',
    may: 'Mai',
    june: 'Juin',
    july: 'Juillet',
    august: 'Août',
    september: 'Septembre',
    october: 'Octobre',
    november: 'Novembre',
    december: 'Décembre',
  },
  sold_by_weight: { weighed: 'Au poids' },
  none: 'Aucun',
  byTheCase: 'À la caisse',
  everyone: 'Tous les restaurants',
  notStated: 'Non précisé',
  noDeposit: 'Sans consigne',
}
