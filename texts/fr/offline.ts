const NBSP = '\u00a0'

/** While the server cannot be reached, and once it can be again. */
export const offline = {
  dataAsOf: (when: string) => `Hors connexion. Données ${when}.`,
  dataMissing: 'Hors connexion. Certaines données ne sont pas disponibles.',
  /** Asked for newer data, the server does not answer, though it can be reached. */
  silent: (when: string) => `Données ${when}. Le serveur ne répond pas pour l’instant.`,
  atTime: (time: string) => `de ${time}`,
  onDay: (moment: string) => `du ${moment}`,
  cartChangesKept: 'Les modifications de votre panier sont conservées.',

  cartEditable:
    'Hors connexion. Vous pouvez modifier le panier\u00a0: vos modifications seront envoyées dès le retour de la connexion.',
  cartPending: (lines: number) =>
    lines > 1
      ? `${lines} modifications attendent le retour de la connexion. Elles seront envoyées automatiquement.`
      : 'Une modification attend le retour de la connexion. Elle sera envoyée automatiquement.',
  cartSent: 'Le panier est à jour\u00a0: vos modifications ont été envoyées.',
  conflict: (name: string, here: number, there: number) =>
    `${name}${NBSP}: quantité changée aussi sur un autre appareil. Sur cet appareil${NBSP}: ${amount(here)}; sur l’autre${NBSP}: ${amount(there)}. Nous avons gardé la quantité de cet appareil.`,
  takeOtherQuantity: (there: number) => (there === 0 ? 'Retirer' : `Mettre ${caisses(there)}`),
  keepThisQuantity: (here: number) => (here === 0 ? 'Laisser retiré' : `Garder ${caisses(here)}`),
  notAdded: {
    not_found: (name: string) =>
      `${name}${NBSP}: ce produit n’est plus offert. Il n’est pas dans votre panier.`,
    cart_full: (name: string) =>
      `${name}${NBSP}: le panier est plein. Ce produit n’a pas été ajouté.`,
    refused: (name: string) =>
      `${name}${NBSP}: cette modification a été refusée. Vérifiez la quantité dans votre panier.`,
  },

  checkoutUnavailable:
    'Hors connexion. Vous pourrez passer la commande dès le retour de la connexion.',
  answerUnavailable:
    'Hors connexion. Vous pourrez envoyer votre réponse dès le retour de la connexion. Vos modifications restent à l’écran.',
  formUnavailable:
    'Hors connexion. Vous pourrez envoyer le formulaire dès le retour de la connexion. Ce que vous avez écrit reste à l’écran.',
}

function amount(cases: number): string {
  return cases === 0 ? 'retiré' : caisses(cases)
}

function caisses(cases: number): string {
  const count = cases.toLocaleString('fr-CA')
  return cases > 1 ? `${count} caisses` : `${count} caisse`
}
