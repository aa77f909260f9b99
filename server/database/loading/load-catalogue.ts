import { insertProducts } from '../../catalogue/products/products-sql.ts'
import { createPasswordHashing } from '../../platform/passwords/password-hashing.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Database } from '../connect.ts'
import { DEMO_PASSWORD, demoEmail } from '../demo/accounts/demo-account.ts'
import { inTransaction, type Transaction } from '../transaction.ts'
import {
  type CityIds,
  hasAccount,
  insertAccount,
  insertMissingCities,
  insertRestaurant,
  insertSupplier,
  insertSupplierCities,
  type NewAccount,
} from './accounts-sql.ts'
import { analyzeCatalogue } from './analyze-sql.ts'
import type { CatalogueProduct } from './catalogue-csv.ts'

export type Catalogue = {
  products: readonly CatalogueProduct[]
  /** Added to the cities there are. */
  cities: readonly string[]
  supplierCount: number
}

/** Whom to sign in as to look at it. */
export const CATALOGUE_RESTAURANT = { email: demoEmail('essai'), password: DEMO_PASSWORD } as const

const HOME = 'Montréal'
const BUSINESS = {
  phoneNumber: '514-555-0199',
  address: '1, rue des Essais',
  city: HOME,
  zipCode: 'H2X 1Y4',
}
const MINIMUM_ORDER_CENTS = 100_00

/**
 * Spreads products over so many new suppliers, which serve every city on the list, and opens a restaurant
 * that sees them all. All or nothing; refused where it has been done before.
 */
export async function loadCatalogue(
  database: Database,
  { products, cities, supplierCount }: Catalogue,
): Promise<void> {
  const passwordHash = await createPasswordHashing().hash(DEMO_PASSWORD)
  await inTransaction(database, async (tx) => {
    if (await hasAccount(tx, CATALOGUE_RESTAURANT.email))
      throw new StartRefused('A catalogue has been loaded into this database before.')
    const cityIds = await insertMissingCities(tx, [HOME, ...cities])
    const people = newcomers(passwordHash)
    const restaurantId = await insertAccount(tx, people('restaurant', 'essai'))
    await insertRestaurant(tx, restaurantId, { ...BUSINESS, name: 'Restaurant d’essai' }, cityIds)
    const supplierIds = await insertSuppliers(tx, supplierCount, people, cityIds)
    await insertProducts(
      tx,
      products.map((product, index) => ({
        supplierId: supplierIds[index % supplierIds.length] ?? 0,
        category: product.category,
        nameFr: product.name_fr,
        nameEn: product.name_en,
        description: product.description,
        unit: product.unit,
        quantityHundredths: product.quantity_per_case,
        priceCents: product.price,
      })),
    )
  })
  await analyzeCatalogue(database)
}

type Newcomers = ReturnType<typeof newcomers>

function newcomers(passwordHash: string) {
  return (kind: NewAccount['kind'], key: string): NewAccount => ({
    kind,
    status: 'active',
    email: demoEmail(key),
    passwordHash,
    firstName: 'Camille',
    lastName: 'Essai',
    language: 'fr',
    createdAt: new Date(),
  })
}

async function insertSuppliers(
  tx: Transaction,
  count: number,
  people: Newcomers,
  cityIds: CityIds,
): Promise<number[]> {
  const ids: number[] = []
  for (let number = 1; number <= count; number++) {
    const id = await insertAccount(tx, people('supplier', `grossiste-${number}`))
    const name = `Grossiste d'essai ${number}`
    const business = { ...BUSINESS, name, minimumOrderCents: MINIMUM_ORDER_CENTS }
    await insertSupplier(tx, id, business, cityIds)
    await insertSupplierCities(tx, id, 'all')
    ids.push(id)
  }
  return ids
}
