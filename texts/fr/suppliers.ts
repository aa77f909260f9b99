import { a } from './elision.ts'

/** A supplier as restaurants look it up: information and reviews. */
export const suppliers = {
  title: 'Fournisseur',
  information: 'Coordonnées',
  reviews: 'Avis',
  rating: 'Note',
  products: 'Produits d’un fournisseur',
  seeProducts: (count: number) => `Voir ses produits (${count.toLocaleString('fr-CA')})`,
  delivery: 'Livraison',
  delivers: (city: string) => `Livre ${a(city)}`,
  doesNotDeliver: (city: string) => `Ne livre pas ${a(city)}`,
  loadError: 'Impossible de charger ce fournisseur.',
}
