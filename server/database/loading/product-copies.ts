import { MAX_PRICE_CENTS } from '@halles/domain/money.ts'
import type { NewProduct } from '../../catalogue/products/products-sql.ts'
import { factsInWords } from '../demo/products/demo-facts.ts'
import type { CatalogueProduct } from './catalogue-csv.ts'

/**
 * So many products, in pieces: those of the catalogue spread over the suppliers, then copies of all of them. Each copy
 * goes to the next supplier and is priced at 90 to 110 % of the original, the same at every call.
 */
export function* productsInPieces(
  products: readonly CatalogueProduct[],
  supplierIds: readonly number[],
  productCount: number,
  pieceSize: number,
): Generator<NewProduct[]> {
  for (let start = 0; start < productCount; start += pieceSize) {
    const size = Math.min(pieceSize, productCount - start)
    yield Array.from({ length: size }, (_, index) => {
      const row = (start + index) % products.length
      const copy = Math.floor((start + index) / products.length)
      return toProduct(products, supplierIds, row, copy)
    })
  }
}

function toProduct(
  products: readonly CatalogueProduct[],
  supplierIds: readonly number[],
  row: number,
  copy: number,
): NewProduct {
  const product = products[row]
  const supplierId = supplierIds[(row + copy) % supplierIds.length]
  if (product === undefined || supplierId === undefined) throw new Error('Nothing to copy')
  const said = {
    category: product.category,
    nameFr: product.name_fr,
    nameEn: product.name_en,
    description: product.description,
  }
  return {
    supplierId,
    ...said,
    ...factsInWords(said),
    unit: product.unit,
    quantityHundredths: product.quantity_per_case,
    priceCents: copy === 0 ? product.price : priceOfCopy(product.price, row, copy),
  }
}

function priceOfCopy(price: number, row: number, copy: number): number {
  const percent = 90 + ((row + 8 * copy) % 21)
  return Math.min(MAX_PRICE_CENTS, Math.max(1, Math.round((price * percent) / 100)))
}
