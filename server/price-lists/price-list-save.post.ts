import { changed } from '@halles/domain/business-activity.ts'
import { MAX_PRICE_LISTS } from '@halles/domain/price-list.ts'
import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { answerChangedPrices } from './answer-changed-prices.ts'
import {
  findOtherPriceLists,
  findPriceList,
  insertPriceList,
  listPriceLists,
  lockAgreedPrices,
  updatePriceList,
} from './price-lists-sql.ts'

export const priceListSave: Handler<'priceListSave'> = async ({ input, viewer, tx, refuse }) => {
  const { public_id: publicId, name, percent_off } = input
  const { supplier } = await lockAgreedPrices(tx, viewer.supplierId)
  const before = publicId === undefined ? undefined : await findPriceList(tx, supplier, publicId)
  if (publicId !== undefined && !before) throw refuse('not_found')
  const others = await findOtherPriceLists(tx, supplier, { name, id: before?.id })
  if (others.isNameTaken) throw refuseField('name', 'price_list_name_taken')
  if (!before && others.count >= MAX_PRICE_LISTS) throw refuse('price_lists_full')
  if (before) await updatePriceList(tx, supplier, { id: before.id, name, percent_off })
  else await insertPriceList(tx, supplier, { name, percent_off })
  const detail = changed(
    'percent_off',
    before ? formatHundredths(-before.adjustBp) : null,
    formatHundredths(percent_off),
  )
  return answerChangedPrices(
    tx,
    viewer,
    { action: 'price_list_saved', subject: name, detail },
    () => listPriceLists(tx, supplier),
  )
}
