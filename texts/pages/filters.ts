import { choices as choicesEn } from '../en/choices.ts'
import { choices as choicesFr } from '../fr/choices.ts'

const fr = {
  title: 'Filtrer la liste',
  names: {
    marks: 'Mentions',
    origin: 'Provenance',
    keep: 'Conservation',
    without: 'Sans',
    photo: 'Photo',
  },
  supplier: 'Fournisseur',
  withPhoto: 'Avec photo',
  withoutHint: 'Seulement les produits dont le fournisseur a précisé tous les allergènes.',
  otherOrigin: 'Ajouter une provenance',
  provinces: 'Canada',
  countries: 'Pays',
  show: 'Voir les produits',
  remove: (choice: string) => `Retirer le filtre «\u00a0${choice}\u00a0»`,
  /** A choice as the row of filters has it. */
  free: (allergen: string) => `Sans ${allergen.toLocaleLowerCase('fr')}`,
  choices: choicesFr,
}

const en: typeof fr = {
  title: 'Filter the list',
  names: {
    marks: 'Claims',
    origin: 'Origin',
    keep: 'Storage',
    without: 'Free of',
    photo: 'Photo',
  },
  supplier: 'Supplier',
  withPhoto: 'With a photo',
  withoutHint: 'Only products whose supplier has stated all allergens.',
  otherOrigin: 'Add an origin',
  provinces: 'Canada',
  countries: 'Countries',
  show: 'Show the products',
  remove: (choice: string) => `Remove the filter “${choice}”`,
  free: (allergen: string) => `No ${allergen.toLocaleLowerCase('en')}`,
  choices: choicesEn,
}

/** What a product list can be filtered by. */
export const filterTexts = { fr, en }
