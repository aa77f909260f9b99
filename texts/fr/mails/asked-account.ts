import { a } from '../elision.ts'

const NBSP = '\u00a0'

/** To a supplier: a restaurant asks for an account. */
export const askedAccount = {
  subject: (restaurant: string) => `${restaurant}${NBSP}: un restaurant demande un compte`,
  intro: (restaurant: string, city: string) =>
    `Le restaurant ${restaurant}, ${a(city)}, vous demande d’ouvrir un compte à son nom.`,
  restaurant: 'Restaurant',
  city: 'Ville',
  phone: 'Téléphone',
  next: 'Ouvrez son compte dans votre liste de clients. Pour convenir d’abord de vos conditions, appelez-le.',
  action: 'Voir mes clients',
}
