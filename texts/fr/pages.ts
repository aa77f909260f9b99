/** The pages that stand for a page which cannot be shown. */
export const pages = {
  home: 'Aller à l’accueil',
  notFoundTitle: 'Page introuvable',
  notFound: 'Cette page n’existe pas ou n’existe plus. L’adresse est peut-être incomplète.',
  notAuthorizedTitle: 'Accès refusé',
  notAuthorized: 'Cette page est réservée à un autre type de compte que le vôtre.',
  errorTitle: 'Impossible d’afficher la page',
  offlineTitle: 'Le serveur ne répond pas',
}
