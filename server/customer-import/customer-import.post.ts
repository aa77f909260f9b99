import { planCustomers } from '@halles/domain/customer-import/plan-customers.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { readInThread } from '../platform/list-file/read-in-thread.ts'
import { insertPreview } from './customer-import-rows-sql.ts'
import { findImport } from './customer-imports-sql.ts'
import { listOwnCustomers } from './own-customers-sql.ts'
import type { CustomerList } from './reading/read-customer-list.ts'

const SCRIPT = new URL('reading/customer-list-worker.ts', import.meta.url)

export const previewCustomers: Handler<'previewCustomers'> = async (context) => {
  const { input, viewer, database, dependencies } = context
  const { longestReading, invitationStops } = dependencies
  const { supplierId } = viewer
  const reading = { script: SCRIPT, file: input.file, longest: longestReading }
  const list = await readInThread<CustomerList>(supplierId, reading)
  if ('refused' in list) throw refuseField('file', list.refused)

  return inTransaction(database, async (tx) => {
    const { customers, invitations, priceLists, digest } = await listOwnCustomers(tx, supplierId)
    const read = list.rows.map((row) => row.read)
    const plan = planCustomers(read, customers, invitations, priceLists)
    const rows = list.rows.flatMap(({ row, cells }, index) => {
      const planned = plan[index]
      if (!planned) return []
      const emailHash = 'email' in planned ? invitationStops.hashOf(planned.email) : undefined
      return [{ row, cells, planned, emailHash }]
    })
    const publicId = await insertPreview(tx, supplierId, { digest, rows })
    const summary = await findImport(tx, supplierId, publicId)
    if (!summary) throw new Error('a preview was inserted and not found')
    return summary
  })
}
