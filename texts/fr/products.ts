import { de } from './elision.ts'

const NBSP = '\u00a0'

/** A supplier's own products: the form, and whether each can be ordered. */
export const products = {
  add: 'Ajouter un produit',
  edit: (name: string) => `Modifier ${name}`,
  actions: 'Modifier',
  addTitle: 'Ajouter un produit',
  editTitle: 'Modifier le produit',

  productSection: 'Le produit',
  nameFr: 'Nom français',
  nameEn: 'Nom anglais',
  category: 'Catégorie',
  chooseCategory: 'Choisissez une catégorie',
  fixedHint: 'Les noms et la catégorie ne peuvent pas être modifiés après la création.',
  caseSection: 'La caisse',
  price: 'Prix par caisse',
  quantityPerCase: 'Quantité par caisse',
  unit: 'Unité',
  otherUnit: 'Autre…',
  ownUnit: 'Votre unité',
  ownUnitHint: `Lettres et chiffres seulement${NBSP}: 100g, 2oz, sac`,
  description: 'Description',
  descriptionHint: 'Facultatif, en français d’abord. Coupe, calibre, origine, emballage…',

  preview: 'Ce que verra un restaurant',
  previewEmpty: 'Le prix unitaire apparaît ici dès que vous entrez le prix et la quantité.',

  create: 'Créer le produit',
  save: 'Enregistrer les modifications',
  created: 'Produit créé',
  edited: 'Produit modifié',
  createError: 'Impossible de créer le produit. Veuillez réessayer ou nous contacter.',
  editError: 'Impossible de modifier le produit. Veuillez réessayer ou nous contacter.',
  loadError: 'Impossible de charger le produit. Veuillez réessayer ou nous contacter.',

  delete: 'Supprimer le produit',
  deleteTitle: 'Supprimer ce produit?',
  deleteMessage: (name: string) =>
    `${name} sera retiré des listes, de la recherche et des paniers. C’est définitif. Il restera visible dans les commandes passées. S’il est seulement épuisé, changez plutôt sa disponibilité.`,
  deleted: 'Produit supprimé',
  deleteError: 'Impossible de supprimer le produit. Veuillez réessayer ou nous contacter.',

  availability: 'Disponibilité',
  customersOnly: 'Clients seulement',
  available: 'Disponible',
  outOfStock: 'Épuisé',
  markOutOfStock: (name: string) => `Disponible, ${name}${NBSP}: passer à épuisé`,
  markAvailable: (name: string) => `Épuisé, ${name}${NBSP}: passer à disponible`,
  until: 'de retour le',
  outOfStockUntil: (name: string) => `${name}, épuisé, de retour le`,
  nowAvailable: (name: string) => `${name}${NBSP}: disponible.`,
  nowOutOfStock: (name: string) => `${name}${NBSP}: épuisé.`,
  nowOutOfStockUntil: (name: string, day: string) => `${name}${NBSP}: épuisé, de retour le ${day}.`,
  availabilityError: (name: string) =>
    `La disponibilité ${de(name)} n’a pas été enregistrée. Veuillez réessayer.`,
  importLink: 'Importer ou exporter',
}
