import type { AccountKind } from '@halles/domain/account.ts'
import { insertConsentAnswer } from '../../../promotions/promotion-consent-sql.ts'
import {
  type CityIds,
  insertMember,
  insertMissingCities,
  insertOwnedAccount,
  insertRestaurant,
  insertSupplier,
  insertSupplierCities,
} from '../../loading/accounts-sql.ts'
import type { Transaction } from '../../transaction.ts'
import type { HoursBefore } from '../demo-clock.ts'
import { demoPublicId } from '../demo-public-id.ts'
import type { DemoPerson } from './demo-account.ts'
import { insertOperatorAction } from './demo-accounts-sql.ts'
import { demoOperator } from './operator.ts'
import { demoPicker } from './picker.ts'
import { demoRestaurants } from './restaurants.ts'
import { demoSuppliers } from './suppliers.ts'

/** Account ids by the key of the restaurant or supplier. */
export type DemoAccountIds = ReadonlyMap<string, number>

const DAY = 24
const SUSPENDED_DAYS_AGO = 40

/** Writes the operator, the restaurants and the suppliers, and what the operator decided on each. */
export async function insertDemoAccounts(
  tx: Transaction,
  passwordHash: string,
  hoursBefore: HoursBefore,
): Promise<DemoAccountIds> {
  const ids = new Map<string, number>()
  const operatorId = await insertPerson('operator', 'operator', demoOperator)
  const cities = await insertCities(tx)

  for (const [key, restaurant] of Object.entries(demoRestaurants)) {
    const id = await insertBusiness('restaurant', key, restaurant)
    await insertRestaurant(tx, id, restaurant, cities)
    const { language } = restaurant
    await insertConsentAnswer(tx, id, { answer: true, language, source: 'sign_up' })
  }
  for (const [key, supplier] of Object.entries(demoSuppliers)) {
    const id = await insertBusiness('supplier', key, supplier)
    await insertSupplier(tx, id, supplier, cities)
    await insertSupplierCities(tx, id, supplier.cities)
    if (key === demoPicker.supplier) await insertMember(tx, id, { ...demoPicker, passwordHash })
  }
  return ids

  function insertPerson(kind: AccountKind, key: string, person: DemoPerson): Promise<number> {
    const createdAt = hoursBefore(person.ageDays * DAY)
    const publicId = demoPublicId('account', key)
    return insertOwnedAccount(tx, { ...person, kind, passwordHash, createdAt, publicId })
  }

  async function insertBusiness(
    kind: AccountKind,
    key: string,
    business: DemoPerson & { name: string },
  ) {
    const accountId = await insertPerson(kind, key, business)
    ids.set(key, accountId)
    for (const { action, daysAgo } of decisionsOn(business)) {
      const at = hoursBefore(daysAgo * DAY)
      await insertOperatorAction(tx, operatorId, { accountId, subject: business.name, action, at })
    }
    return accountId
  }
}

function decisionsOn({ status, ageDays }: DemoPerson) {
  const activated = { action: 'activate', daysAgo: ageDays - 1 } as const
  const suspended = { action: 'suspend', daysAgo: SUSPENDED_DAYS_AGO } as const
  if (status === 'active') return [activated]
  return status === 'suspended' ? [activated, suspended] : []
}

function insertCities(tx: Transaction): Promise<CityIds> {
  const businesses = [...Object.values(demoRestaurants), ...Object.values(demoSuppliers)]
  const served = Object.values(demoSuppliers).flatMap((supplier) => supplier.cities)
  return insertMissingCities(tx, [...businesses.map((business) => business.city), ...served])
}
