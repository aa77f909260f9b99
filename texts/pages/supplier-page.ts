import { marks as marksEn } from '../en/marks.ts'
import { a } from '../fr/elision.ts'
import { marks as marksFr } from '../fr/marks.ts'

const NBSP = '\u00a0'

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
  certificates: 'Certificats',
  marks: marksFr,
  /** The day comes formatted. */
  certificate: (mark: string, body: string, number: string, day: string) =>
    `${mark}${NBSP}: ${body}, nº${NBSP}${number}, valide jusqu’au ${day}`,
}

const en: typeof fr = {
  seeProducts: (count) => `See its products (${count.toLocaleString('en-CA')})`,
  delivery: 'Delivery',
  delivers: (city) => `Delivers to ${city}`,
  deliversOn: (city, weekdays) => `Delivers to ${city} ${weekdays}`,
  nextDelivery: (day, cutOff) => `Next delivery ${day}, order before ${cutOff}`,
  nextToConfirm: (day) => `Next delivery ${day}, to be confirmed by the supplier`,
  doesNotDeliver: (city) => `Does not deliver to ${city}`,
  certificates: 'Certificates',
  marks: marksEn,
  certificate: (mark, body, number, day) =>
    `${mark}: ${body}, no.${NBSP}${number}, valid until ${day}`,
}

/** Where a restaurant looks up a supplier: its way to what it sells. */
export const supplierPageTexts = { fr, en }
