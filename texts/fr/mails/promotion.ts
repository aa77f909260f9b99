/** What a supplier writes to the restaurants of its cities, and what the anti-spam law has stand beside it. */
export const promotion = {
  subject: (supplier: string) => `Promotion de ${supplier}`,
  intro: (supplier: string) =>
    `${supplier}, qui livre dans votre ville, vous envoie cette promotion\u00a0:`,
  action: 'Voir ce fournisseur',
  sender: 'Expéditeur',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'Courriel',
  reason: (supplier: string) =>
    `Vous recevez ce courriel parce que votre restaurant est inscrit à Halles et que ${supplier} livre dans votre ville.`,
  unsubscribe: 'Ne plus recevoir ces promotions',
}
