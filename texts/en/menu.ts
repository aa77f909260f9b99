import type { Texts } from '../fr.ts'

export const menu: Texts['menu'] = {
  beef: 'Beef',
  chicken: 'Poultry',
  pork: 'Pork',
  seafood: 'Fish and seafood',
  deli: 'Deli',
  appetizers: 'Appetizers',
  bakery: 'Bakery',
  dairy: 'Dairy',
  beverage: 'Beverages',
  fetl: 'Fruits and vegetables',
  all: 'All products',
}
