const fr = {
  delivered: (day: string) => `livré ${day}`,
  deliveredIfConfirmed: (day: string) => `livré ${day}, à confirmer`,
}

const en: typeof fr = {
  delivered: (day) => `delivered ${day}`,
  deliveredIfConfirmed: (day) => `delivered ${day}, to confirm`,
}

/** In lists and about a supplier: the first day on which it can still deliver. Days come formatted, short. */
export const nextDeliveryTexts = { fr, en }
