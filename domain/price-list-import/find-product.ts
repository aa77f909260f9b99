import { itemCodeKey } from '../item-code.ts'
import { foldText } from '../search.ts'
import { fault, type PriceRowFault, type SaidPrice } from './price-row.ts'

/** A product of the supplier that is on sale; `names`: in each language. */
export type OwnProduct = {
  id: number
  publicId: string
  itemCode: string
  listPriceCents: number
  names?: readonly string[]
}

export type FindProduct = (row: SaidPrice) => OwnProduct | { faults: PriceRowFault[] }

/**
 * Finds the product that a row is of: by its identifier, its code, or, where it has neither, by a name that only one product has, whatever its
 * case, accents and signs.
 */
export function productFinder(products: readonly OwnProduct[]): FindProduct {
  const byId = new Map(products.map((product) => [product.publicId, product]))
  const byCode = new Map(
    products.flatMap((product) =>
      product.itemCode ? [[itemCodeKey(product.itemCode), product]] : [],
    ),
  )
  // Most files name none by its name.
  let byName: ReadonlyMap<string, ReadonlySet<OwnProduct>> | undefined
  return ({ publicId, itemCode, name }) => {
    if (!publicId && !itemCode && name) {
      byName ??= productsByName(products)
      const [product, other] = byName.get(nameKey(name)) ?? []
      return product && !other ? product : fault('row', 'name_unknown')
    }
    const withCode = itemCode ? byCode.get(itemCodeKey(itemCode)) : undefined
    const product = publicId ? byId.get(publicId) : withCode
    if (!product) return fault(publicId ? 'public_id' : 'item_code', 'product_unknown')
    if (withCode && withCode !== product) return fault('item_code', 'product_of_another_code')
    return product
  }
}

function productsByName(products: readonly OwnProduct[]): Map<string, Set<OwnProduct>> {
  const byName = new Map<string, Set<OwnProduct>>()
  for (const product of products) {
    for (const name of product.names ?? []) {
      const key = nameKey(name)
      byName.set(key, (byName.get(key) ?? new Set()).add(product))
    }
  }
  return byName
}

function nameKey(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
