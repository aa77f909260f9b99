import type { Texts } from '../fr.ts'

export const common: Texts['common'] = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  continue: 'Continue',
  retry: 'Try again',
  pagesLabel: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  firstPage: 'Go to the first page',
  pastTheEnd: 'This page is empty: the list has become shorter.',
  loading: 'Loading',
  rating: (rating, count) =>
    count === undefined
      ? `${rating} stars out of 5`
      : `${rating} stars out of 5, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  quantityOf: (name) => `Quantity, ${name}`,
  less: (name) => `One case less, ${name}`,
  more: (name) => `One case more, ${name}`,
  successTitle: 'Success message',
  errorTitle: 'Error message',
  genericError: 'An error occurred, please try again later.',
  offline: 'The server does not answer. Check your connection, then try again.',
}
