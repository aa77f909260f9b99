/** What the other side does, as it happens. */
export const live = {
  titles: {
    placed: 'Nouvelle commande',
    accepted: 'Commande acceptée',
    modified: 'Commande acceptée avec modifications',
    cancelled: 'Commande refusée',
    done: 'Commande terminée par le fournisseur',
    closed: 'Commande terminée par le restaurant',
  },
  detail: (name: string, total: string) => `${name}, ${total}`,
  many: (count: number) => `${count} nouvelles de vos commandes`,
  open: 'Voir les commandes',
  unseen: (count: number) => (count > 1 ? `${count} nouvelles` : `${count} nouvelle`),
}
