import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { lockCustomers } from '../customers/customer-change-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { takeCustomersBack } from './apply-customers-sql.ts'
import { findImport, lockImport, updateToUndone } from './customer-imports-sql.ts'

export const undoCustomers: Handler<'undoCustomers'> = async ({ input, viewer, tx, refuse }) => {
  const { supplierId } = viewer
  const imported = await lockImport(tx, supplierId, input.public_id)
  if (!imported || imported.state === 'previewed') throw refuse('not_found')
  if (imported.state === 'applied') {
    const supplier = await lockCustomers(tx, supplierId)
    const takenBack = await takeCustomersBack(tx, supplier, imported.id)
    await updateToUndone(tx, imported.id, takenBack)
    await insertBusinessAction(tx, viewer, {
      action: 'customer_import_undone',
      detail: [{ field: 'edited', to: `${takenBack}` }],
    })
    await bumpChangeCounter(tx, supplierId)
  }
  const summary = await findImport(tx, supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
