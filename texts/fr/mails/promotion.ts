import { de } from '../elision.ts'

/** What a supplier writes to the restaurants of its cities, and what the anti-spam law has stand beside it. */
export const promotion = {
  subject: (supplier: string) => `Promotion ${de(supplier)}`,
  intro: (supplier: string) =>
    `${supplier}, qui livre dans votre ville, vous envoie cette promotion\u00a0:`,
  specials: 'En solde',
  insteadOf: (price: string) => `au lieu de ${price}`,
  fromCases: (cases: number) => `dès ${cases} caisses`,
  /** Days come formatted. */
  until: (day: string) => `Jusqu’au ${day}`,
  days: (from: string, until: string) => (from === until ? `Le ${from}` : `Du ${from} au ${until}`),
  action: 'Voir ce fournisseur',
  sender: 'Expéditeur',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'Courriel',
  reason: (supplier: string) =>
    `Halles vous envoie ce courriel pour ${supplier}, parce que votre restaurant a accepté de recevoir les promotions des fournisseurs qui desservent sa ville.`,
  unsubscribe: 'Ne plus recevoir ces promotions',
}
