import { MAX_IMPORT_BYTES } from '@halles/domain/import/imported-row.ts'
import { PRICE_ROW_KINDS } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { z } from 'zod'
import { endpoint, sentFile } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { listLanguage, page } from '../schemas/paging.ts'
import { importedPrice, priceListImportSummary } from '../schemas/price-list-import.ts'
import { publicId } from '../schemas/text.ts'

const ofSupplier = { access: 'supplier', needs: 'manage_orders', timeoutSeconds: 60 } as const

export const previewPrices = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/price-list-import/',
  summary:
    'Reads prices of a price list (CSV or XLSX, as its export writes them, or tables of a PDF) and answers what they would change; changes nothing. Prices that the file does not name stay, those with an empty price are taken off.',
  input: z.object({
    price_list_public_id: publicId,
    file: z.instanceof(Uint8Array, problem('required')),
  }),
  output: priceListImportSummary,
  status: [201],
  refusals: ['not_found', 'import_running'],
  transaction: 'own',
  takesFile: true,
  bodyLimit: MAX_IMPORT_BYTES,
})

export const priceImportRows = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/price-list-import/',
  summary:
    'How far an import of prices is, and what it makes of the rows of its file, of one kind, fifty a page.',
  input: z.object({ public_id: publicId, kind: z.enum(PRICE_ROW_KINDS, problem('invalid')), page }),
  output: priceListImportSummary.extend({ results: z.array(importedPrice) }),
  refusals: ['not_found'],
})

export const confirmPrices = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/price-list-import-confirm/',
  summary:
    'Does what the preview showed, all of it or nothing, once: a short list at once, a long one in slices (`state`, `done`).',
  input: z.object({ public_id: publicId }),
  output: priceListImportSummary,
  refusals: ['not_found', 'prices_changed', 'prices_unchanged', 'import_running'],
})

export const undoPrices = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/price-list-import-undo/',
  summary:
    "Gives the prices back as they were before the price list's last import, in slices like the import; those that were changed since stay, and are counted.",
  input: z.object({ public_id: publicId }),
  output: priceListImportSummary,
  refusals: ['not_found', 'import_running'],
})

export const lastPriceImport = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/price-list-import-last/',
  summary: 'The last import of prices of a price list that was confirmed.',
  input: z.object({ price_list_public_id: publicId }),
  output: z.object({ last: priceListImportSummary.nullable() }),
  refusals: ['not_found'],
})

export const priceImportFaults = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/price-list-import-faults/',
  summary: 'The faulty rows of a file of prices as CSV, as they stand in it, with the reason.',
  input: z.object({ public_id: publicId, lang: listLanguage }),
  output: sentFile,
  refusals: ['not_found'],
  sendsFile: true,
})
