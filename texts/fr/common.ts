/** Words that every screen shares. */
export const common = {
  back: 'Retour',
  cancel: 'Annuler',
  close: 'Fermer',
  continue: 'Continuer',
  retry: 'Réessayer',
  loading: 'Chargement en cours',
  successTitle: 'Message de succès',
  errorTitle: 'Message d’erreur',
  genericError: 'Une erreur est survenue, veuillez réessayer plus tard.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
}
