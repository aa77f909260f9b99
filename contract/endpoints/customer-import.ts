import { MAX_CUSTOMER_FILE_BYTES } from '@halles/domain/customer-import/customer-row.ts'
import { ROW_KINDS } from '@halles/domain/import/row-kinds.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { customerImportSummary, importedCustomer } from '../schemas/customer-import.ts'
import { page } from '../schemas/paging.ts'
import { publicId } from '../schemas/text.ts'

const ofSupplier = { access: 'supplier', needs: 'manage_orders' } as const

export const previewCustomers = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/customer-import/',
  summary:
    'Reads a list of customers (CSV or XLSX) and answers what it would change; changes nothing. Whether an address has an account is in no answer.',
  input: z.object({ file: z.instanceof(Uint8Array, problem('required')) }),
  output: customerImportSummary,
  status: [201],
  refusals: [],
  transaction: 'own',
  takesFile: true,
  bodyLimit: MAX_CUSTOMER_FILE_BYTES,
  timeoutSeconds: 60,
})

export const customerImportRows = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/customer-import/',
  summary: 'What an import makes of the rows of a list of customers, of one kind, fifty a page.',
  input: z.object({ public_id: publicId, kind: z.enum(ROW_KINDS, problem('invalid')), page }),
  output: customerImportSummary.extend({ results: z.array(importedCustomer) }),
  refusals: ['not_found'],
})

export const confirmCustomers = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/customer-import-confirm/',
  summary: 'Does what the preview showed, all of it or nothing, once. Sends no mail.',
  input: z.object({ public_id: publicId }),
  output: customerImportSummary,
  refusals: ['not_found', 'customers_changed', 'customers_unchanged', 'invitations_full'],
})

export const undoCustomers = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/customer-import-undo/',
  summary:
    'Takes back what the last import changed, where nobody has changed it since; invitations that were sent stay.',
  input: z.object({ public_id: publicId }),
  output: customerImportSummary,
  refusals: ['not_found'],
})

export const lastCustomerImport = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/customer-import-last/',
  summary: 'The last list of customers that was confirmed.',
  input: z.object({}),
  output: z.object({ last: customerImportSummary.nullable() }),
  refusals: [],
})
