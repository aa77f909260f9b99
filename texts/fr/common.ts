/** Words that every screen shares. */
export const common = {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  continue: 'Continuer',
  retry: 'Réessayer',
  loading: 'Chargement en cours',
  rating: (rating: string, count?: number) =>
    count === undefined ? `${rating} étoiles sur 5` : `${rating} étoiles sur 5, ${count} avis`,
  quantityOf: (name: string) => `Quantité, ${name}`,
  less: (name: string) => `Une caisse de moins, ${name}`,
  more: (name: string) => `Une caisse de plus, ${name}`,
  successTitle: 'Message de succès',
  errorTitle: 'Message d’erreur',
  genericError: 'Une erreur est survenue, veuillez réessayer plus tard.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
}
