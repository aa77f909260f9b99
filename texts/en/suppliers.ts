import type { Texts } from '../fr.ts'

export const suppliers: Texts['suppliers'] = {
  title: 'Supplier',
  information: 'Information',
  reviews: 'Reviews',
  rating: 'Rating',
  loadError: 'This supplier could not be loaded.',
  reviewsError: 'The reviews could not be loaded.',
  reviewCount: (count) => (count === 1 ? '1 review' : `${count.toLocaleString('en-CA')} reviews`),
  noReviews: 'This supplier has no reviews yet.',
  addReview: 'Write a review',
}
