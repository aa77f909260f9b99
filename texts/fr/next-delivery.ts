/** In lists and about a supplier: the first day on which it can still deliver. Days come formatted, short. */
export const nextDelivery = {
  delivered: (day: string) => `livré ${day}`,
  deliveredIfConfirmed: (day: string) => `livré ${day}, à confirmer`,
}
