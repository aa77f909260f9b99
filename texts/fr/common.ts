/** Words that every screen shares. */
export const common = {
  dayPattern: 'AAAA-MM-JJ',
  chooseDay: (label: string) => `Calendrier, ${label}`,
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  continue: 'Continuer',
  retry: 'Réessayer',
  pagesLabel: 'Pages de la liste',
  previous: 'Précédente',
  next: 'Suivante',
  pageOf: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  firstPage: 'Aller à la première page',
  pageEmpty: 'Cette page est vide. La liste compte maintenant moins de pages.',
  loading: 'Chargement en cours',
  listComplete: 'La liste est complète.',
  partMissing: 'Cette partie de la page n’a pas pu être chargée.',
  rating: (rating: string, count?: number) => {
    const stars = rating === '1' ? '1 étoile sur 5' : `${rating} étoiles sur 5`
    return count === undefined ? stars : `${stars}, ${count} avis`
  },
  quantityOf: (name: string) => `Quantité, ${name}`,
  decrease: (name: string) => `Une caisse de moins, ${name}`,
  increase: (name: string) => `Une caisse de plus, ${name}`,
  successTitle: 'C’est fait',
  errorTitle: 'Erreur',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
}
