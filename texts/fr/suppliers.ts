/** A supplier as restaurants look it up: information and reviews. */
export const suppliers = {
  title: 'Fournisseur',
  information: 'Informations',
  reviews: 'Avis',
  rating: 'Note',
  loadError: 'Impossible de charger ce fournisseur.',
  reviewsError: 'Impossible de charger les avis.',
  reviewCount: (count: number) => `${count.toLocaleString('fr-CA')} avis`,
  noReviews: 'Ce fournisseur n’a pas encore d’avis.',
  addReview: 'Donner mon avis',
}
