import type { confirmCustomers as endpoint } from '@halles/contract/endpoints/customer-import.ts'
import { importedRows } from '@halles/domain/catalogue-changes.ts'
import { MAX_INVITATIONS_WAITING } from '@halles/domain/trade-invitation.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { lockCustomers } from '../customers/customer-change-sql.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { countWaiting } from '../invitations/invitations-sql.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { applyCustomers } from './apply-customers-sql.ts'
import {
  findImport,
  type ImportSummary,
  lockImport,
  updateToApplied,
} from './customer-imports-sql.ts'
import { listOwnCustomers } from './own-customers-sql.ts'

export const confirmCustomers: Handler<'confirmCustomers'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { supplierId } = viewer
  const imported = await lockImport(tx, supplierId, input.public_id)
  if (!imported) throw refuse('not_found')
  if (imported.state !== 'previewed') return getImport(context)
  const { counts } = await getImport(context)
  if (counts.new + counts.changed === 0) throw refuse('customers_unchanged')
  const supplier = await lockCustomers(tx, supplierId)
  const { digest } = await listOwnCustomers(tx, supplierId)
  // guard: customer import: the customers that it was compared with [customer-import.post]
  if (digest !== imported.customers_digest) throw refuse('customers_changed')
  const waiting = (await countWaiting(tx, supplierId)) + counts.new
  // guard: customer import: so many wait at most [customer-import.post]
  if (waiting > MAX_INVITATIONS_WAITING) throw refuse('invitations_full')
  await applyCustomers(tx, supplier, imported.id)
  await updateToApplied(tx, supplierId, imported.id)
  await insertBusinessAction(tx, viewer, {
    action: 'customers_imported',
    detail: importedRows(counts),
  })
  await bumpChangeCounter(tx, supplierId)
  return getImport(context)
}

async function getImport(context: HandlerContext<typeof endpoint>): Promise<ImportSummary> {
  const { input, viewer, tx, refuse } = context
  const summary = await findImport(tx, viewer.supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
