import { a } from './elision.ts'

/** Where a restaurant looks up a supplier: its way to what it sells. */
export const supplierPage = {
  seeProducts: (count: number) => `Voir ses produits (${count.toLocaleString('fr-CA')})`,
  delivery: 'Livraison',
  delivers: (city: string) => `Livre ${a(city)}`,
  doesNotDeliver: (city: string) => `Ne livre pas ${a(city)}`,
}
