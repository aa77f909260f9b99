import type { RestaurantKey } from './restaurants.ts'
import type { demoSuppliers } from './suppliers.ts'

type DemoCustomer = {
  supplier: keyof typeof demoSuppliers
  restaurant: RestaurantKey
  code: string
  terms_days: number
  note: string
  /** The name of its supplier's. */
  priceList?: string
}

/** What suppliers of the demo market agreed with customers, who have ordered from them. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    supplier: 'boucherie',
    restaurant: 'resto',
    code: 'BT-104',
    terms_days: 30,
    note: 'Livrer par la ruelle, avant 9 h.',
    priceList: 'Habitués',
  },
  {
    supplier: 'boucherie',
    restaurant: 'bistro',
    code: 'BT-117',
    terms_days: 15,
    note: 'Parle anglais. Demander Marcus à la livraison.',
    priceList: 'Bistros',
  },
  {
    supplier: 'laiterie',
    restaurant: 'resto',
    code: '20418',
    terms_days: 0,
    note: 'Rapporter les caisses vides.',
    priceList: 'Chefs',
  },
  {
    supplier: 'sous-bois',
    restaurant: 'resto',
    code: 'SB-7',
    terms_days: 15,
    note: '',
  },
]
