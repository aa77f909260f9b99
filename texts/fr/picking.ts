/** Orders as whoever picks them reads them: cases, never a price. */
export const picking = {
  title: 'À préparer',
  order: 'Commande à préparer',
  open: 'Commandes à préparer',
  toPick: 'Produits à préparer',
  none: 'Aucune commande à préparer. Les nouvelles arrivent ici.',
  loadError: 'Impossible de charger les commandes à préparer.',
  orderError: 'Impossible de charger la commande.',
  lines: (lines: number) => (lines > 1 ? `${lines} produits` : `${lines} produit`),
  notAccepted: 'Pas encore acceptée',
  otherStatus: {
    pending: 'Cette commande n’est pas encore acceptée. Les quantités peuvent changer.',
    done: 'Cette commande est terminée.',
    cancelled: 'Cette commande a été refusée. Il n’y a rien à préparer.',
  },
}
