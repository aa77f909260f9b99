import { isRunning } from '@halles/domain/import/import-state.ts'
import { planPrices } from '@halles/domain/price-list-import/plan-prices.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { readInThread } from '../platform/list-file/read-in-thread.ts'
import { lockPriceImports } from '../price-lists/price-import-lock-sql.ts'
import { findPriceList } from '../price-lists/price-lists-sql.ts'
import { keepPriceList, listOwnPrices } from './own-prices-sql.ts'
import { insertPreview } from './price-import-rows-sql.ts'
import { findImport } from './price-imports-sql.ts'
import type { PriceFile } from './reading/price-file.ts'
import { saidOfPrices } from './reading/said-of-prices.ts'

const SCRIPT = new URL('reading/price-file-worker.ts', import.meta.url)

export const previewPrices: Handler<'previewPrices'> = async (context) => {
  const { input, viewer, database, dependencies, refuse } = context
  const { supplierId } = viewer
  const reading = { script: SCRIPT, file: input.file, longest: dependencies.longestReading }
  const file = await readInThread<PriceFile>(supplierId, reading)
  if ('refused' in file) throw refuseField('file', saidOfPrices(file.refused))

  return inTransaction(database, async (tx) => {
    const others = await lockPriceImports(tx, supplierId)
    const list = await findPriceList(tx, supplierId, input.price_list_public_id)
    if (!list || !(await keepPriceList(tx, list.id))) throw refuse('not_found')
    if (others.some(({ state }) => isRunning(state))) throw refuse('import_running')
    const { digest, ...own } = await listOwnPrices(tx, supplierId, list.id)
    const plan = planPrices(
      file.rows.map(({ read }) => read),
      own,
    )
    const rows = file.rows.flatMap(({ row, cells }, index) => {
      const planned = plan[index]
      return planned ? [{ row, cells, planned }] : []
    })
    const preview = { priceListId: list.id, firstDay: own.today, digest, rows }
    const publicId = await insertPreview(tx, supplierId, preview)
    const summary = await findImport(tx, supplierId, publicId)
    if (!summary) throw new Error('a preview was inserted and not found')
    return summary
  })
}
