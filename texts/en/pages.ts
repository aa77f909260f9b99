import type { Texts } from '../fr.ts'

export const pages: Texts['pages'] = {
  home: 'Go to the home page',
  notFoundTitle: 'Page not found',
  notFound: 'This page does not exist, or it has been removed. Check the address.',
  notAuthorizedTitle: 'Access denied',
  notAuthorized: 'This page is for another type of account than yours.',
  errorTitle: 'This page could not be shown',
  offlineTitle: 'No answer',
}
