import { a } from './elision.ts'

/** Where a restaurant looks up a supplier: its way to what it sells. */
export const supplierPage = {
  seeProducts: (count: number) => `Voir ses produits (${count.toLocaleString('fr-CA')})`,
  delivery: 'Livraison',
  delivers: (city: string) => `Livre ${a(city)}`,
  /** Weekdays, days and times come formatted. */
  deliversOn: (city: string, weekdays: string) => `Livre ${a(city)} ${weekdays}`,
  nextDelivery: (day: string, cutOff: string) =>
    `Prochaine livraison ${day}, commandez avant ${cutOff}`,
  nextToConfirm: (day: string) => `Prochaine livraison ${day}, à confirmer par le fournisseur`,
  doesNotDeliver: (city: string) => `Ne livre pas ${a(city)}`,
}
