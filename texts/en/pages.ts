import type { Texts } from '../fr.ts'

export const pages: Texts['pages'] = {
  home: 'Go to the home page',
  notFoundTitle: 'Page not found',
  notFound: 'This page does not exist or no longer exists. The address may be incomplete.',
  notAuthorizedTitle: 'Access denied',
  notAuthorized: 'This page is for a different type of account than yours.',
  errorTitle: 'This page could not be shown',
  offlineTitle: 'Can’t reach the server',
}
