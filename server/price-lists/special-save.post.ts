import { later } from '@halles/domain/holidays.ts'
import { MAX_SPECIAL_DAYS } from '@halles/domain/price-list.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { answerChangedPrices } from './answer-changed-prices.ts'
import { lockAgreedPrices } from './price-lists-sql.ts'
import { findOwnProductToSell, insertSpecial, listSpecials } from './specials-sql.ts'

export const specialSave: Handler<'specialSave'> = async ({ input, viewer, tx, refuse }) => {
  const { from_day: first, until_day: last, from_cases: fromCases, price: priceCents } = input
  const { supplier, today } = await lockAgreedPrices(tx, viewer.supplierId)
  if (first < today) throw refuseField('from_day', 'day_past')
  if (last >= later(first, MAX_SPECIAL_DAYS)) throw refuseField('until_day', 'day_too_far')
  const product = await findOwnProductToSell(tx, supplier, input.product_public_id)
  if (!product) throw refuseField('product_public_id', 'line_unknown')
  if (priceCents >= product.priceCents) throw refuseField('price', 'above_list_price')
  const special = { productId: product.id, fromCases, priceCents, first, last }
  if (!(await insertSpecial(tx, supplier, special))) throw refuse('special_overlaps')
  const action = { action: 'special_saved', subject: product.nameFr } as const
  return answerChangedPrices(tx, viewer, action, async () => ({
    specials: await listSpecials(tx, supplier),
  }))
}
