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
  terms: {
    title: 'Vos conditions',
    account: 'Compte',
    code: 'Nº de client',
    payment: 'Modalités de paiement',
    paidWithin: (days: number) =>
      days === 0 ? 'À la livraison' : days === 1 ? 'Net 1 jour' : `Net ${days} jours`,
    open: 'Compte ouvert',
    closed: 'Compte fermé',
    closedNext: 'Ce fournisseur ne vous vend rien pour le moment. Pour en parler, appelez-le au',
    /** The moment comes formatted. */
    asked: (moment: string) => `Demande envoyée le ${moment}`,
    askedNext: 'Vous verrez ses produits dès qu’il aura ouvert votre compte.',
    askedOfEveryone: 'Vous pouvez déjà commander ses produits.',
    noneOfEveryone: 'Votre compte s’ouvrira avec votre première commande.',
    customersOnly: 'Ce fournisseur vend à ses clients seulement.',
    askNext:
      'Demandez-lui un compte\u00a0: il recevra le nom, la ville et le téléphone de votre restaurant, et vous verrez ses produits dès qu’il l’aura ouvert.',
    ask: 'Demander un compte',
    sent: (name: string) => `Votre demande a été envoyée. ${name} vous répondra.`,
  },
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
  terms: {
    title: 'Your terms',
    account: 'Account',
    code: 'Customer number',
    payment: 'Payment terms',
    paidWithin: (days) =>
      days === 0 ? 'On delivery' : days === 1 ? 'Net 1 day' : `Net ${days} days`,
    open: 'Account open',
    closed: 'Account closed',
    closedNext: 'This supplier does not sell to you for now. To talk about it, call',
    asked: (moment) => `Request sent on ${moment}`,
    askedNext: 'You will see its products as soon as it has opened your account.',
    askedOfEveryone: 'You can already order its products.',
    noneOfEveryone: 'Your account will open with your first order.',
    customersOnly: 'This supplier sells to its customers only.',
    askNext:
      'Ask for an account: it will receive your restaurant’s name, city and phone, and you will see its products as soon as it has opened it.',
    ask: 'Ask for an account',
    sent: (name) => `Your request has been sent. ${name} will answer it.`,
  },
}

/** Where a restaurant looks up a supplier: its way to what it sells. */
export const supplierPageTexts = { fr, en }
