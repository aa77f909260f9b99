/** A supplier as restaurants look it up: information and reviews. */
export const suppliers = {
  title: 'Fournisseur',
  information: 'Informations',
  reviews: 'Avis',
  rating: 'Note',
  loadError: 'Impossible de charger ce fournisseur.',
}
