import type { Texts } from '../fr.ts'

export const accounts: Texts['accounts'] = {
  title: 'My account',
  info: 'My info',
  loadError: 'Failed to load your information.',
  restaurantName: 'Restaurant name',
  supplierName: 'Supplier name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  zipCode: 'Postal code',
  personInCharge: 'Person in charge',
  minimumOrder: 'Minimum order',
  citiesServed: 'Cities served',
  logout: 'Log out',
}
