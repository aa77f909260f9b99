const NBSP = '\u00a0'

/** While the server cannot be reached, and once it can be again. */
export const offline = {
  seenAt: (when: string) => `Hors connexion. Vu ${when}`,
  nothingSeen: 'Hors connexion. Ce qui manque reviendra',
  at: (time: string) => `à ${time}`,
  on: (moment: string) => `le ${moment}`,
  cartKeeps: 'le panier garde vos changements.',

  cartAsSeen:
    'Hors connexion. Changez le panier comme d’habitude\u00a0: cet appareil garde tout et l’enverra au retour de la connexion.',
  cartWaits: (lines: number) =>
    lines > 1
      ? `${lines} changements attendent la connexion sur cet appareil. Ils partiront d’eux-mêmes.`
      : 'Un changement attend la connexion sur cet appareil. Il partira de lui-même.',
  cartSent: 'Le panier est à jour\u00a0: vos changements ont été envoyés.',
  bothChanged: (name: string, here: number, there: number) =>
    `${name}${NBSP}: changé aussi sur un autre appareil. Ici, ${amount(here)}; là-bas, ${amount(there)}. Nous avons gardé ce que vous vouliez ici.`,
  takeOther: (there: number) => (there === 0 ? 'Retirer' : `Prendre ${caisses(there)}`),
  keepMine: (here: number) => (here === 0 ? 'Ne pas reprendre' : `Garder ${caisses(here)}`),
  notSet: {
    not_found: (name: string) =>
      `${name}${NBSP}: ne peut plus être commandé. Il n’est pas au panier.`,
    cart_full: (name: string) => `${name}${NBSP}: le panier est plein. Il n’y est pas.`,
  },

  checkoutWaits: 'Hors connexion\u00a0: la commande pourra être passée au retour de la connexion.',
  answerWaits:
    'Hors connexion\u00a0: votre réponse pourra partir au retour de la connexion. Vos changements restent à l’écran.',
  formWaits:
    'Hors connexion\u00a0: vous pourrez envoyer au retour de la connexion. Ce que vous avez écrit reste ici.',
}

function amount(cases: number): string {
  return cases === 0 ? 'retiré' : caisses(cases)
}

function caisses(cases: number): string {
  const count = cases.toLocaleString('fr-CA')
  return cases > 1 ? `${count} caisses` : `${count} caisse`
}
