import { isRunning } from '@halles/domain/import/import-state.ts'
import type { Handler } from '../handler.ts'
import { answerChangedPrices } from './answer-changed-prices.ts'
import { lockPriceImports } from './price-import-lock-sql.ts'
import {
  deletePriceList,
  findPriceList,
  listPriceLists,
  lockAgreedPrices,
} from './price-lists-sql.ts'

export const priceListRemove: Handler<'priceListRemove'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const imports = await lockPriceImports(tx, viewer.supplierId)
  const { supplier } = await lockAgreedPrices(tx, viewer.supplierId)
  const list = await findPriceList(tx, supplier, input.public_id)
  if (!list) throw refuse('not_found')
  const isImporting = imports.some((one) => one.priceListId === list.id && isRunning(one.state))
  if (isImporting) throw refuse('import_running')
  if (!(await deletePriceList(tx, supplier, list.id))) throw refuse('price_list_in_use')
  const action = { action: 'price_list_removed', subject: list.name } as const
  return answerChangedPrices(tx, viewer, action, () => listPriceLists(tx, supplier))
}
