/** What the other side does, as it happens. */
export const live = {
  titles: {
    placed: 'Nouvelle commande',
    accepted: 'Commande acceptée',
    modified: 'Commande acceptée avec modifications',
    cancelled: 'Commande refusée',
    done: 'Commande terminée par le fournisseur',
    closed: 'Commande terminée par le restaurant',
    withdrawn: 'Commande annulée par le restaurant',
    changed: 'Commande modifiée',
    proposed: 'Nouvelle proposition',
    proposal_withdrawn: 'Proposition retirée',
    answered: 'Réponse à votre proposition',
    lapsed: 'Proposition expirée',
    message: 'Nouveau message',
    received: 'Livraison reçue',
    credit_asked: 'Nouvelle réclamation',
    credit_answered: 'Réponse à votre réclamation',
  },
  detail: (name: string, total: string) => `${name}, ${total}`,
  /** On the header's way to the orders, and in one toast where there would be too many. */
  unseenCount: (count: number) =>
    count > 1 ? `${count} mises à jour de commandes` : `${count} mise à jour de commande`,
  seeOrders: 'Voir les commandes',
}
