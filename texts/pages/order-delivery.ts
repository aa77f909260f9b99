const NBSP = '\u00a0'

const fr = {
  delivery: (day: string, window: string) => `Livraison ${day}, ${window}`,
  ofSupplier: (supplier: string, day: string, window: string) =>
    `${supplier}${NBSP}: livraison ${day}, ${window}`,
  changeableUntil: (cutOff: string) => `Modifiable jusqu’au ${cutOff}`,
  lateForRestaurant: 'À confirmer par le fournisseur',
  lateForSupplier: 'Passée après l’heure limite\u00a0: confirmez ce jour en acceptant la commande',
  late: 'à confirmer',
  poNumber: 'Votre nº de bon de commande',
  note: 'Note au fournisseur',
  poNumberOfRestaurant: 'Nº de bon de commande du restaurant',
  noteOfRestaurant: 'Note du restaurant',
}

const en: typeof fr = {
  delivery: (day, window) => `Delivery ${day}, ${window}`,
  ofSupplier: (supplier, day, window) => `${supplier}: delivery ${day}, ${window}`,
  changeableUntil: (cutOff) => `Can be changed until ${cutOff}`,
  lateForRestaurant: 'To be confirmed by the supplier',
  lateForSupplier: 'Placed after the cut-off: confirm this day by accepting the order',
  late: 'to confirm',
  poNumber: 'Your PO number',
  note: 'Note to the supplier',
  poNumberOfRestaurant: 'The restaurant’s PO number',
  noteOfRestaurant: 'Note from the restaurant',
}

/** The delivery of an order as it was agreed. Days, times and windows come formatted. */
export const orderDeliveryTexts = { fr, en }
