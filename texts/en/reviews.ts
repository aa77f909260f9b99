import type { Texts } from '../fr.ts'

export const reviews: Texts['reviews'] = {
  tab: 'My reviews',
  write: 'Write a review',
  editOwn: 'Edit my review',
  writeAbout: (supplier) => `Write a review of ${supplier}`,
  edit: (day) => `Edit my review of ${day}`,
  lead: 'Quality, delivery, packaging: write what would help another restaurant choose.',
  supplier: 'Supplier',
  chooseSupplier: 'Choose a supplier',
  rating: 'Rating',
  stars: (stars) => (stars === 1 ? '1 star out of 5' : `${stars} stars out of 5`),
  ratingLabels: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  review: 'Your review',
  publishedHint: 'Your review will be published with your restaurant’s name.',
  submit: 'Submit my review',
  save: 'Save my review',
  submitted: 'Your review was successfully submitted!',

  suppliersError: 'The suppliers could not be loaded.',
  ownError: 'We could not check whether you have already written a review.',
  loadError: 'The reviews could not be loaded.',
  count: (count) => (count === 1 ? '1 review' : `${count.toLocaleString('en-CA')} reviews`),
  shown: (shown, all) =>
    `${shown.toLocaleString('en-CA')} of ${all.toLocaleString('en-CA')} reviews shown`,
  loadMore: 'Show older reviews',
  none: 'This supplier has no reviews yet.',
  noneReceived:
    'No restaurant has reviewed you yet. Restaurants are invited to after each completed order.',
  hasOrdered: 'Has ordered from this supplier',
  hasOrderedHere: 'Has ordered from you',
}
