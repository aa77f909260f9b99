import { later } from '@halles/domain/holidays.ts'
import type { SupplierId } from '../../../platform/access/viewer.ts'
import { lockAgreedPrices } from '../../../price-lists/price-lists-sql.ts'
import { insertSpecial, listSpecials } from '../../../price-lists/specials-sql.ts'
import {
  findSpecialsToName,
  insertNamedSpecials,
} from '../../../promotions/promoted-specials-sql.ts'
import { listRecipients } from '../../../promotions/promotion-consent-sql.ts'
import { insertPromotion } from '../../../promotions/promotions-sql.ts'
import type { Transaction } from '../../transaction.ts'
import { idOf, type LoadedMarket } from '../orders/place-demo-order.ts'
import { agePromotion } from './demo-prices-sql.ts'
import { demoPromotion, demoSpecials } from './specials.ts'

/** Puts products on special, by the days that it is now, and keeps a promotion that names some. */
export async function insertDemoSpecials(tx: Transaction, market: LoadedMarket): Promise<void> {
  for (const { supplier: key, product, first, last, ...price } of demoSpecials) {
    const { supplier, today } = await lockAgreedPrices(tx, idOf(market, key) as SupplierId)
    const days = { first: later(today, first), last: later(today, last) }
    const productId = market.products(key, product).id
    if (!(await insertSpecial(tx, supplier, { ...price, ...days, productId })))
      throw new Error(`${key} has ${product} on special twice`)
  }
  await insertDemoPromotion(tx, market)
}

async function insertDemoPromotion(tx: Transaction, market: LoadedMarket): Promise<void> {
  const { supplier: key, message, products, hoursAgo } = demoPromotion
  const { supplier } = await lockAgreedPrices(tx, idOf(market, key) as SupplierId)
  const { recipients } = await listRecipients(tx, supplier)
  const promotion = { message, recipients: recipients.length }
  const id = await insertPromotion(tx, supplier, promotion)
  await agePromotion(tx, id, market.hoursBefore(hoursAgo))
  const specials = await listSpecials(tx, supplier)
  const named = products.flatMap((product) => {
    const { publicId } = market.products(key, product)
    return specials.find((special) => special.product.public_id === publicId)?.public_id ?? []
  })
  const ids = await findSpecialsToName(tx, supplier, named)
  await insertNamedSpecials(
    tx,
    id,
    named.flatMap((publicId) => ids.get(publicId) ?? []),
  )
}
