import { MAX_IMPORT_BYTES } from '@halles/domain/import/imported-row.ts'
import { ROW_KINDS } from '@halles/domain/import/row-kinds.ts'
import { z } from 'zod'
import { endpoint, sentFile } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { catalogueImportSummary, importedRow } from '../schemas/catalogue-import.ts'
import { listLanguage, page } from '../schemas/paging.ts'
import { publicId } from '../schemas/text.ts'

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/catalogue-import/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'Reads a price list (CSV or XLSX) and answers what it would change; changes no product.',
  input: z.object({ file: z.instanceof(Uint8Array, problem('required')) }),
  output: catalogueImportSummary,
  status: [201],
  refusals: ['import_running'],
  transaction: 'own',
  takesFile: true,
  bodyLimit: MAX_IMPORT_BYTES,
  timeoutSeconds: 60,
})

export const importRows = endpoint({
  method: 'GET',
  path: '/api/catalogue-import/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'What an import makes of the rows of its list, of one kind, fifty a page.',
  input: z.object({ public_id: publicId, kind: z.enum(ROW_KINDS, problem('invalid')), page }),
  output: catalogueImportSummary.extend({ results: z.array(importedRow) }),
  refusals: ['not_found'],
})

export const confirmImport = endpoint({
  method: 'POST',
  path: '/api/catalogue-import-confirm/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Does what the preview showed, all of it or nothing, once: a short list at once, a long one in slices (`state`, `done`).',
  input: z.object({ public_id: publicId }),
  output: catalogueImportSummary,
  refusals: ['not_found', 'catalogue_changed', 'import_empty', 'import_running'],
  timeoutSeconds: 60,
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/catalogue-import-undo/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'Gives the catalogue back as it was before the last import, in slices like the import.',
  input: z.object({ public_id: publicId }),
  output: catalogueImportSummary,
  refusals: ['not_found', 'import_superseded', 'import_running'],
  timeoutSeconds: 60,
})

export const lastImport = endpoint({
  method: 'GET',
  path: '/api/catalogue-import-last/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'The last import that was confirmed.',
  input: z.object({}),
  output: z.object({ last: catalogueImportSummary.nullable() }),
  refusals: [],
})

export const importFaults = endpoint({
  method: 'GET',
  path: '/api/catalogue-import-faults/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'The faulty rows of a list as CSV, as they stand in it, with the reason.',
  input: z.object({ public_id: publicId, lang: listLanguage }),
  output: sentFile,
  refusals: ['not_found'],
  sendsFile: true,
  timeoutSeconds: 60,
})

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/api/catalogue-export/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: "The supplier's own products as CSV or XLSX, in the form that an import reads.",
  input: z.object({ format: z.enum(['csv', 'xlsx'], problem('invalid')), lang: listLanguage }),
  output: sentFile,
  refusals: [],
  sendsFile: true,
  timeoutSeconds: 60,
})
