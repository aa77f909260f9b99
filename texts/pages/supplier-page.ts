import { a } from '../fr/elision.ts'

const fr = {
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

const en: typeof fr = {
  seeProducts: (count) => `See its products (${count.toLocaleString('en-CA')})`,
  delivery: 'Delivery',
  delivers: (city) => `Delivers to ${city}`,
  deliversOn: (city, weekdays) => `Delivers to ${city} ${weekdays}`,
  nextDelivery: (day, cutOff) => `Next delivery ${day}, order before ${cutOff}`,
  nextToConfirm: (day) => `Next delivery ${day}, to be confirmed by the supplier`,
  doesNotDeliver: (city) => `Does not deliver to ${city}`,
}

/** Where a restaurant looks up a supplier: its way to what it sells. */
export const supplierPageTexts = { fr, en }
