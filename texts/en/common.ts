import type { Texts } from '../fr.ts'

export const common: Texts['common'] = {
  dayPattern: 'YYYY-MM-DD',
  chooseDay: (label: string) => `Calendar, ${label}`,
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
  pageEmpty: 'This page is empty. The list now has fewer pages.',
  partMissing: 'This part of the page could not be loaded.',
  loading: 'Loading',
  listComplete: 'The list is complete.',
  rating: (rating, count) => {
    const stars = rating === '1' ? '1 star out of 5' : `${rating} stars out of 5`
    if (count === undefined) return stars
    return `${stars}, ${count} ${count === 1 ? 'review' : 'reviews'}`
  },
  quantityOf: (name) => `Quantity, ${name}`,
  decrease: (name) => `One case fewer, ${name}`,
  increase: (name) => `One case more, ${name}`,
  successTitle: 'Success message',
  errorTitle: 'Error message',
  offline: 'Can’t reach the server. Check your connection, then try again.',
}
