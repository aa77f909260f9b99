import { changed } from '@halles/domain/business-activity.ts'
import { formatMoney } from '@halles/domain/money.ts'
import { insertBusinessActions } from '../../activity/business-actions-sql.ts'
import type { Handler } from '../../handler.ts'
import { findOwnProducts } from '../product-list/own-products-sql.ts'
import { lockCatalogue } from './catalogue-lock-sql.ts'
import { lockPrices, updatePrices } from './prices-sql.ts'

/** A price that is no longer the one shown stays, and is named; the others are changed. */
export const productPrices: Handler<'productPrices'> = async ({ input, viewer, tx, refuse }) => {
  const { supplierId } = viewer
  const catalogue = await lockCatalogue(tx, supplierId)
  if (!catalogue) throw refuse('import_running')
  const wanted = new Map(input.prices.map((line) => [line.public_id, line]))
  const products = await lockPrices(tx, catalogue, [...wanted.keys()])
  const changes = products.flatMap((product) => {
    const line = wanted.get(product.publicId)
    // guard: prices: the price that was seen [product-prices.post]
    //   code: line?.shown_price === product.priceCents ?
    //   instead: line ?
    return line?.shown_price === product.priceCents ? [{ product, priceCents: line.price }] : []
  })
  const real = changes.filter(({ product, priceCents }) => product.priceCents !== priceCents)
  await updatePrices(tx, real)
  await insertBusinessActions(
    tx,
    viewer,
    real.map(({ product, priceCents }) => ({
      action: 'product_edited',
      subject: product.nameFr,
      detail: changed('price', formatMoney(product.priceCents), formatMoney(priceCents)),
    })),
  )
  const isChanged = new Set(changes.map(({ product }) => product.publicId))
  const current = new Map(products.map((product) => [product.publicId, product.priceCents]))
  return {
    products: await findOwnProducts(tx, supplierId, [...isChanged]),
    unchanged: [...wanted.keys()]
      .filter((publicId) => !isChanged.has(publicId))
      .map((public_id) => ({ public_id, price: current.get(public_id) ?? null })),
  }
}
