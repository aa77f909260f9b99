/** The pages that stand for a page which cannot be shown. */
export const pages = {
  home: 'Aller à l’accueil',
  notFoundTitle: 'Page introuvable',
  notFound: 'Cette page n’existe pas, ou elle n’existe plus. L’adresse est peut-être incomplète.',
  notAuthorizedTitle: 'Accès refusé',
  notAuthorized:
    'Cette page est réservée à un autre type de compte que le vôtre. Rien n’est perdu\u00a0: votre accueil est tout près.',
  errorTitle: 'La page n’a pas pu s’afficher',
  offlineTitle: 'Pas de réponse',
}
