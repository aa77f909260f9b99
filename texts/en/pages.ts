import type { Texts } from '../fr.ts'

export const pages: Texts['pages'] = {
  home: 'Go to the home page',
  notFoundTitle: 'Page not found',
  notFound: 'This page does not exist, or no longer does. The address may be incomplete.',
  notAuthorizedTitle: 'Access denied',
  notAuthorized:
    'This page is for another type of account than yours. Nothing is lost: your home page is close by.',
  errorTitle: 'This page could not be shown',
  offlineTitle: 'No answer',
}
