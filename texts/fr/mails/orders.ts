const NBSP = '\u00a0'

/** Mails about an order, to its suppliers and to the restaurant. */
export const orders = {
  received: {
    subject: (day: string) => `Nouvelle commande du ${day}`,
    what: (restaurant: string) =>
      `${restaurant} vous a passé une commande. Acceptez-la, modifiez-la ou refusez-la.`,
    action: 'Répondre à la commande',
  },
  placed: {
    subject: (day: string) => `Votre commande du ${day} est envoyée`,
    what: (suppliers: number) =>
      suppliers > 1
        ? `Votre commande est partie chez ${suppliers} fournisseurs. Chacun vous répondra${NBSP}: un courriel vous préviendra chaque fois.`
        : `Votre commande est partie chez le fournisseur. Un courriel vous préviendra de sa réponse.`,
    action: 'Suivre la commande',
  },
  accepted: {
    subject: (day: string) => `Commande du ${day}${NBSP}: acceptée`,
    what: (supplier: string) => `${supplier} accepte votre commande telle quelle.`,
  },
  changed: {
    subject: (day: string) => `Commande du ${day}${NBSP}: acceptée avec modifications`,
    what: (supplier: string, changes: { reduced: number; removed: number }) =>
      `${supplier} accepte votre commande avec des modifications${NBSP}: ${summary(changes)}.`,
  },
  rejected: {
    subject: (day: string) => `Commande du ${day}${NBSP}: refusée`,
    what: (supplier: string) =>
      `${supplier} ne peut pas fournir cette commande. Rien de ce qui suit ne sera livré ni facturé.`,
  },
  seeOrder: 'Voir la commande',
  delivery: (supplier: string, phone: string) =>
    `La livraison se règle directement avec ${supplier}, au ${phone}.`,

  restaurant: 'Restaurant',
  phone: 'Téléphone',
  email: 'Courriel',
  address: 'Adresse de livraison',
  cases: (cases: number) => {
    const count = cases.toLocaleString('fr-CA')
    return cases > 1 ? `${count} caisses` : `${count} caisse`
  },
  perCase: (price: string) => `${price} la caisse`,
  removed: 'Retirée',
  supplierTotal: 'Total du fournisseur',
  total: 'Total de la commande',
}

function summary({ reduced, removed }: { reduced: number; removed: number }): string {
  return [
    reduced > 0 && `${reduced} ${reduced > 1 ? 'lignes réduites' : 'ligne réduite'}`,
    removed > 0 && `${removed} ${removed > 1 ? 'lignes retirées' : 'ligne retirée'}`,
  ]
    .filter(Boolean)
    .join(', ')
}
