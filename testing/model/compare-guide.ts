import { expect } from 'vitest'
import type { Body } from '../client/browser.ts'
import { amountIn, missingCases, onTheWay, productToOrder } from './guide.ts'
import { known, type Model, type ModelGuide } from './model.ts'
import { type RealMarket, read } from './real-market.ts'

export function readGuide(
  real: RealMarket,
  by: number,
  { publicId }: Pick<ModelGuide, 'publicId'>,
): Promise<Body> {
  return read(known(real.restaurants[by]), `/api/guide/?guide_public_id=${publicId}`)
}

/** What a restaurant reads of its guide: pars, counts, and what is missing beside what is on the way. */
export async function compareGuide(model: Model, real: RealMarket, by: number): Promise<void> {
  const guide = model.guides[by]
  if (!guide) return
  const { guide_version, items } = await readGuide(real, by, guide)
  const idOf = (product: number | undefined) =>
    product === undefined ? null : known(real.products[product])
  expect([guide_version, items.map(seenItem)]).toEqual([
    guide.version,
    guide.items.map((item) => {
      const { publicId, measure, par, count, products } = item
      const coming = onTheWay(model, by, item)
      const product = productToOrder(model, item)
      return {
        publicId,
        measure,
        par: par && amountIn(item, par),
        count: count && [amountIn(item, count.amount), !count.isByMember],
        onTheWay: amountIn(item, 100 * coming),
        suggested: product === undefined ? null : missingCases(item, coming),
        product: idOf(product),
        products: products.map(idOf),
      }
    }),
  ])
}

const seenItem = ({ count, ...item }: Body) => ({
  publicId: item.public_id,
  measure: item.measure,
  par: item.par && Number(item.par),
  count: count && [Number(count.amount), count.is_own],
  onTheWay: Number(item.on_the_way),
  suggested: item.suggested,
  product: item.order_product,
  products: item.products.map(({ public_id }: Body) => public_id),
})
