import { MAX_IMPORT_ROWS } from '@halles/domain/import/imported-row.ts'
import { readPriceHeadings } from '@halles/domain/price-list-import/price-columns.ts'
import { readPriceRow } from '@halles/domain/price-list-import/price-row.ts'
import { readListFile } from '../../platform/list-file/read-list-file.ts'
import { isPdf } from '../../platform/list-file/read-pdf.ts'
import type { ListedPrice, PriceFile } from './price-file.ts'
import { readPrintedPrices } from './read-printed-prices.ts'

/** Reads the file of a price list, CSV, XLSX or PDF by its first bytes. Refuses a file that is none. */
export async function readPriceFile(file: Uint8Array): Promise<PriceFile> {
  if (isPdf(file)) return readPrintedPrices(file)
  const list = await readListFile(file, MAX_IMPORT_ROWS, readPriceHeadings)
  if ('refused' in list) return list
  const rows = list.rows.map(({ row, cells, hasMore }): ListedPrice => {
    if (!hasMore) return { row, cells, read: readPriceRow(cells) }
    return { row, cells, read: { faults: [{ column: 'row', reason: 'cells_too_many' }] } }
  })
  return { rows }
}
