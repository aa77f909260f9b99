import { insertProducts } from '../../catalogue/products/products-sql.ts'
import { createPasswordHashing } from '../../platform/passwords/password-hashing.ts'
import { StartRefused } from '../../start-refused.ts'
import type { Database } from '../connect.ts'
import { DEMO_PASSWORD, demoEmail } from '../demo/accounts/demo-account.ts'
import { inTransaction, type Transaction } from '../transaction.ts'
import {
  type CityIds,
  hasAccount,
  insertMissingCities,
  insertOwnedAccount,
  insertRestaurant,
  insertSupplier,
  insertSupplierCities,
  type NewAccount,
} from './accounts-sql.ts'
import type { CatalogueProduct } from './catalogue-csv.ts'
import { insertDeliveryZones } from './delivery-zones-sql.ts'
import { insertOrderHistory, restaurantsForHistory } from './order-history.ts'
import { productsInPieces } from './product-copies.ts'
import { vacuumCatalogue } from './vacuum-sql.ts'

type Catalogue = {
  products: readonly CatalogueProduct[]
  /** Added to the cities there are. */
  cities: readonly string[]
  supplierCount: number
  /** Beyond those of the catalogue, copies; as many as the catalogue has unless said otherwise. */
  productCount?: number | undefined
  /** So many lines of orders over the last two years; none unless said otherwise. */
  historyLines?: number | undefined
}

type Report = (line: string) => void

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

// Each piece reports itself.
const PRODUCTS_A_PIECE = 10_000

/**
 * Distributes products and copies of them over new suppliers that serve every city on the list, and deliver to all of them from
 * Monday to Friday, and creates a restaurant that sees all of them; with a history, as many restaurants as its orders need. All or nothing; refused if a catalogue was
 * loaded before. Hundreds of thousands of products need SLOW_STATEMENTS.
 */
export async function loadCatalogue(
  database: Database,
  { products, cities, supplierCount, productCount = products.length, historyLines = 0 }: Catalogue,
  report: Report = () => {},
): Promise<void> {
  const passwordHash = await createPasswordHashing().hash(DEMO_PASSWORD)
  await inTransaction(database, async (tx) => {
    if (await hasAccount(tx, CATALOGUE_RESTAURANT.email))
      throw new StartRefused('A catalogue has been loaded into this database before.')
    const cityIds = await insertMissingCities(tx, [HOME, ...cities])
    const people = newcomers(passwordHash)
    const restaurantCount = Math.max(1, restaurantsForHistory(historyLines))
    const restaurantIds = await insertRestaurants(tx, restaurantCount, people, cityIds)
    const supplierIds = await insertSuppliers(tx, supplierCount, people, cityIds)
    await insertDeliveryZones(tx, supplierIds)
    report(`${supplierCount} suppliers`)
    let loaded = 0
    for (const piece of productsInPieces(products, supplierIds, productCount, PRODUCTS_A_PIECE)) {
      await insertProducts(tx, piece)
      loaded += piece.length
      report(`${loaded} of ${productCount} products`)
    }
    if (historyLines > 0)
      await insertOrderHistory(tx, { restaurantIds, lines: historyLines }, report)
  })
  await vacuumCatalogue(database)
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

/** The first is CATALOGUE_RESTAURANT. */
async function insertRestaurants(
  tx: Transaction,
  count: number,
  people: Newcomers,
  cityIds: CityIds,
): Promise<number[]> {
  return insertNumbered(count, async (number) => {
    const [key, name] =
      number === 1
        ? ['essai', 'Restaurant d’essai']
        : [`restaurant-${number}`, `Restaurant d’essai ${number}`]
    const id = await insertOwnedAccount(tx, people('restaurant', key))
    await insertRestaurant(tx, id, { ...BUSINESS, name }, cityIds)
    return id
  })
}

async function insertSuppliers(
  tx: Transaction,
  count: number,
  people: Newcomers,
  cityIds: CityIds,
): Promise<number[]> {
  return insertNumbered(count, async (number) => {
    const id = await insertOwnedAccount(tx, people('supplier', `grossiste-${number}`))
    const name = `Grossiste d'essai ${number}`
    const business = { ...BUSINESS, name, minimumOrderCents: MINIMUM_ORDER_CENTS }
    await insertSupplier(tx, id, business, cityIds)
    await insertSupplierCities(tx, id, 'all')
    return id
  })
}

async function insertNumbered(
  count: number,
  insert: (number: number) => Promise<number>,
): Promise<number[]> {
  const ids: number[] = []
  for (let number = 1; number <= count; number++) ids.push(await insert(number))
  return ids
}
