const fr = {
  delivered: 'livré',
  ifConfirmed: (day: string) => `${day}, à confirmer`,
}

const en: typeof fr = {
  delivered: 'delivered',
  ifConfirmed: (day) => `${day}, to confirm`,
}

/** In lists and about a supplier: the first day on which it can still deliver. Days come formatted, short, and stand after `delivered`. */
export const nextDeliveryTexts = { fr, en }
