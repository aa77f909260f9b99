/** A supplier as restaurants look it up: information and reviews. */
export const suppliers = {
  title: 'Fournisseur',
  information: 'Coordonnées',
  reviews: 'Avis',
  rating: 'Note',
  loadError: 'Impossible de charger ce fournisseur.',
}
