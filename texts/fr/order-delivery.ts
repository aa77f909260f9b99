const NBSP = '\u00a0'

/** The delivery of an order as it was agreed. Days, times and windows come formatted. */
export const orderDelivery = {
  delivery: (day: string, window: string) => `Livraison ${day}, ${window}`,
  ofSupplier: (supplier: string, day: string, window: string) =>
    `${supplier}${NBSP}: livraison ${day}, ${window}`,
  changeableUntil: (cutOff: string) => `Modifiable jusqu’au ${cutOff}`,
  lateForRestaurant: 'À confirmer par le fournisseur',
  lateForSupplier: 'Passée après l’heure limite\u00a0: confirmez ce jour en acceptant la commande',
  late: 'à confirmer',
  poNumber: 'Votre numéro de commande',
  note: 'Note au fournisseur',
  poNumberOfRestaurant: 'Numéro de commande du restaurant',
  noteOfRestaurant: 'Note du restaurant',
}
