import type { SubstituteChoice } from '@halles/domain/proposal.ts'
import { substituteNames as substituteNamesEn } from '../en/substitute-names.ts'
import { substituteNames as substituteNamesFr } from '../fr/substitute-names.ts'

const NBSP = '\u00a0'

const meanings: Record<SubstituteChoice, string> = {
  never: 'Aucun remplacement. Ce qui manque n’est pas livré.',
  ask: 'Vous répondez à chaque proposition. Sans réponse, rien n’est remplacé.',
  same_or_cheaper:
    'Accepté d’avance si le produit est de la même catégorie et ne coûte pas plus cher. Les autres vous sont demandés.',
}

const fr = {
  title: 'Remplacements',
  intro:
    'Quand un produit manque, le fournisseur peut vous en proposer un autre. Dites ce que vous voulez, par catégorie ou pour un seul fournisseur.',
  loadError: 'Impossible de charger vos choix de remplacements.',
  choices: substituteNamesFr,
  meanings,
  byCategory: 'Selon la catégorie',
  categoriesTitle: 'Par catégorie',
  suppliersTitle: 'Pour un seul fournisseur',
  supplierFirst: 'Le choix pour un fournisseur l’emporte sur celui de la catégorie.',
  noSuppliers:
    'Vous n’avez rien commandé depuis un an. Cherchez un fournisseur pour régler vos préférences.',
  addSupplier: 'Ajouter un fournisseur',
  supplierName: 'Nom du fournisseur',
  suppliersError: 'Impossible de charger les fournisseurs.',
  found: (suppliers: number) =>
    suppliers === 0
      ? 'Aucun fournisseur de ce nom.'
      : `${suppliers.toLocaleString('fr-CA')}${NBSP}${suppliers > 1 ? 'fournisseurs trouvés' : 'fournisseur trouvé'}`,
  saved: 'Enregistré',
  undo: 'Annuler',
  undoOf: (name: string) => `Annuler${NBSP}: ${name}`,
  offline: 'Hors connexion. Vos choix se changent dès le retour de la connexion.',
}

const en: typeof fr = {
  title: 'Substitutes',
  intro:
    'When a product is missing, the supplier can propose another. Say what you want, by category or for a single supplier.',
  loadError: 'Your choices of substitutes could not be loaded.',
  choices: substituteNamesEn,
  meanings: {
    never: 'No substitute. What is missing is not delivered.',
    ask: 'You answer each proposal. Without an answer, nothing is replaced.',
    same_or_cheaper:
      'Accepted in advance if the product is of the same category and costs no more. You are asked about others.',
  },
  byCategory: 'By category',
  categoriesTitle: 'By category',
  suppliersTitle: 'For a single supplier',
  supplierFirst: 'The choice for a supplier overrides that of the category.',
  noSuppliers:
    'You have ordered nothing in the last year. Find a supplier to set your preferences.',
  addSupplier: 'Add a supplier',
  supplierName: 'Name of the supplier',
  suppliersError: 'The suppliers could not be loaded.',
  found: (suppliers) =>
    suppliers === 0
      ? 'No supplier of this name.'
      : `${suppliers.toLocaleString('en-CA')} ${suppliers > 1 ? 'suppliers' : 'supplier'} found`,
  saved: 'Saved',
  undo: 'Undo',
  undoOf: (name) => `Undo: ${name}`,
  offline: 'Offline. Your choices can be changed once the connection is back.',
}

/** What a restaurant wants when a supplier lacks something. */
export const substitutesTexts = { fr, en }
