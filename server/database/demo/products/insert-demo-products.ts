import type { ReturnableContainers } from '@halles/domain/deposit.ts'
import { insertProducts, type NewProduct } from '../../../catalogue/products/products-sql.ts'
import type { Transaction } from '../../transaction.ts'
import type { DemoAccountIds } from '../accounts/insert-demo-accounts.ts'
import { demoPublicId } from '../demo-public-id.ts'
import { type CatalogueKey, catalogues, findDemoProduct } from './catalogues.ts'
import { demoDeposit } from './demo-deposits.ts'
import { demoFacts } from './demo-facts.ts'
import type { DemoProduct } from './demo-product.ts'
import { agePrices, listProductIds, switchOffProduct } from './demo-products-sql.ts'
import { isForCustomers } from './for-customers.ts'
import { isSoldByWeight } from './sold-by-weight.ts'
import { switchedOff } from './switched-off.ts'

/** A product of the market, as an order or a cart refers to it. */
export type LoadedProduct = DemoProduct & {
  id: number
  publicId: string
  deposit: ReturnableContainers
}
/** By the keys of the supplier and of the product. */
export type LoadedProducts = (supplier: CatalogueKey, product: string) => LoadedProduct

/** Writes every supplier's price list, with what each is out of. */
export async function insertDemoProducts(
  tx: Transaction,
  accountIds: DemoAccountIds,
): Promise<LoadedProducts> {
  const rows = Object.entries(catalogues).flatMap(([supplier, list]) =>
    Object.entries(list).map(
      ([key, product]: [string, DemoProduct], place): NewProduct => ({
        ...product,
        ...demoFacts(supplier, product, place),
        ...depositFields(demoDeposit(supplier, key, product)),
        ...(isForCustomers(supplier, key) && { audience: 'customers' }),
        ...(isSoldByWeight(supplier, key) && { soldByWeight: 'weighed' }),
        supplierId: accountIds.get(supplier) ?? 0,
        publicId: productPublicId(supplier, key),
      }),
    ),
  )
  await insertProducts(tx, rows)
  await agePrices(tx)
  const ids = await listProductIds(tx)
  const loaded: LoadedProducts = (supplier, key) => {
    const product = findDemoProduct(supplier, key)
    const publicId = productPublicId(supplier, key)
    const id = ids.get(publicId)
    if (!product || id === undefined) throw new Error(`${supplier} has no ${key}`)
    return { ...product, id, publicId, deposit: demoDeposit(supplier, key, product) }
  }
  for (const { supplier, product, days } of switchedOff)
    await switchOffProduct(tx, loaded(supplier, product).id, days)
  return loaded
}

function depositFields({ containers, kind }: ReturnableContainers) {
  return { depositContainers: containers, depositKind: kind }
}

/** The public id of a supplier's product, by the keys of both. */
export function productPublicId(supplier: string, product: string): string {
  return demoPublicId('product', supplier, product)
}
