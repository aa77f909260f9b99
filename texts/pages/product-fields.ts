import { choices as choicesEn } from '../en/choices.ts'
import { hints as hintsEn, labels as labelsEn } from '../en/further-fields.ts'
import { choices as choicesFr } from '../fr/choices.ts'
import { hints as hintsFr, labels as labelsFr } from '../fr/further-fields.ts'

const fr = {
  labels: labelsFr,
  hints: hintsFr,
  none: choicesFr.none,
  notStated: choicesFr.notStated,
  everyone: choicesFr.everyone,
  byTheCase: choicesFr.byTheCase,
  noDeposit: choicesFr.noDeposit,
  provinces: 'Canada',
  countries: 'Pays',
  sections: {
    origin: 'Provenance et mentions',
    keeping: 'Conservation',
    allergens: 'Allergènes',
    deposit: 'Consigne',
    delivery: 'La livraison',
    audience: 'Qui le voit',
  },
}

const en: typeof fr = {
  labels: labelsEn,
  hints: hintsEn,
  none: choicesEn.none,
  notStated: choicesEn.notStated,
  everyone: choicesEn.everyone,
  byTheCase: choicesEn.byTheCase,
  noDeposit: choicesEn.noDeposit,
  provinces: 'Canada',
  countries: 'Countries',
  sections: {
    origin: 'Origin and claims',
    keeping: 'Storage',
    allergens: 'Allergens',
    deposit: 'Deposit',
    delivery: 'Delivery',
    audience: 'Who sees it',
  },
}

/** What a supplier says of a product beyond name, price and case. */
export const productFieldsTexts = { fr, en }
