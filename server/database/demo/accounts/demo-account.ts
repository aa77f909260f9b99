import type { AccountStatus } from '@halles/domain/account.ts'

/** One for all demo accounts: `npm start` prints it. */
export const DEMO_PASSWORD = 'marche-du-matin'

/** Somebody who signs in. Ages are in days before the moment of loading. */
export type DemoPerson = {
  email: string
  firstName: string
  lastName: string
  language: 'fr' | 'en'
  status: AccountStatus
  ageDays: number
}

export type DemoRestaurant = DemoPerson & {
  name: string
  phoneNumber: string
  address: string
  city: string
  zipCode: string
}

export type DemoSupplier = DemoRestaurant & {
  minimumOrderCents: number
  cities: readonly string[]
  /** Others see that it is there, and ask for an account. */
  isForCustomers?: true
}

/** Short enough to be typed: resto@halles.example. */
export function demoEmail(key: string): string {
  return `${key}@halles.example`
}
