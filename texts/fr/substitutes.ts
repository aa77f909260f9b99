import type { SubstituteChoice } from '@halles/domain/proposal.ts'
import { substituteNames } from './substitute-names.ts'

const NBSP = '\u00a0'

const meanings: Record<SubstituteChoice, string> = {
  never: 'Aucun remplacement. Ce qui manque n’est pas livré.',
  ask: 'Vous répondez à chaque proposition. Sans réponse, rien n’est remplacé.',
  same_or_cheaper:
    'Accepté d’avance si le produit est de la même catégorie et ne coûte pas plus cher. Les autres vous sont demandés.',
}

/** What a restaurant wants when a supplier lacks something. */
export const substitutes = {
  title: 'Remplacements',
  intro:
    'Quand un produit manque, le fournisseur peut vous en proposer un autre. Dites ce que vous voulez, par catégorie ou pour un seul fournisseur.',
  loadError: 'Impossible de charger vos choix de remplacements.',
  choices: substituteNames,
  meanings,
  byCategory: 'Selon la catégorie',
  categoriesTitle: 'Par catégorie',
  suppliersTitle: 'Pour un seul fournisseur',
  supplierFirst: 'Le choix pour un fournisseur passe avant celui de la catégorie.',
  noSuppliers:
    'Vous n’avez rien commandé depuis un an. Cherchez un fournisseur pour choisir ce que vous voulez de lui.',
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
