import type { RefusalCode } from '@halles/contract/refusals.ts'

export const refusals: Record<RefusalCode, string> = {
  invalid_input: 'Certaines informations sont à corriger.',
  cart_empty: 'Votre panier est vide.',
  not_authenticated: 'Connectez-vous pour continuer.',
  invalid_credentials: 'La connexion a échoué. Vérifiez votre courriel et votre mot de passe.',
  not_authorized: 'Cette page ou cette action est réservée à un autre type de compte.',
  csrf_failed: 'La page a été ouverte depuis trop longtemps. Rechargez-la et réessayez.',
  account_pending:
    'Votre compte est en cours de vérification. Un courriel vous préviendra de son activation.',
  account_refused:
    'Votre demande de compte n’a pas été acceptée. Écrivez-nous pour en savoir plus.',
  account_suspended: 'Votre compte est suspendu. Écrivez-nous pour en savoir plus.',
  not_found: 'Introuvable.',
  method_not_allowed: 'Cette adresse ne répond pas à cette méthode.',
  account_not_pending: 'Ce compte n’est plus en attente de vérification.',
  cart_changed: 'Votre panier a changé entre-temps. Vérifiez-le, puis passez la commande.',
  minimum_not_met: 'Le minimum de commande n’est pas atteint chez au moins un fournisseur.',
  order_not_active: 'Cette commande est déjà terminée.',
  order_not_pending: 'Cette commande n’est plus en attente. Voici où elle en est.',
  order_not_acknowledged: 'Cette commande n’est pas acceptée, ou elle est déjà terminée.',
  too_large: 'L’envoi est trop volumineux.',
  not_json: 'L’envoi doit être en JSON (application/json).',
  key_reused: 'Cette clé a déjà servi à un autre envoi. Rechargez la page et réessayez.',
  too_many_requests: 'Trop de tentatives. Patientez un peu avant de réessayer.',
  internal_error: 'Une erreur est survenue, veuillez réessayer plus tard.',
  unavailable: 'Le service reprend dans un instant. Réessayez.',
}
