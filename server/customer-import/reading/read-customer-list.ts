import type { FieldProblem } from '@halles/contract/field-problems.ts'
import { readCustomerHeadings } from '@halles/domain/customer-import/customer-columns.ts'
import {
  type CustomerCells,
  MAX_CUSTOMER_ROWS,
  type ReadCustomer,
  readCustomerRow,
} from '@halles/domain/customer-import/customer-row.ts'
import { readListFile } from '../../platform/list-file/read-list-file.ts'

/** A row of the list, by its number in a spreadsheet, and what was made of it. */
export type ListedCustomer = { row: number; cells: CustomerCells; read: ReadCustomer }
export type CustomerList = { rows: ListedCustomer[] } | { refused: FieldProblem }

// What is said of a price list says nothing of this one.
const SAID_OF_CUSTOMERS: Partial<Record<FieldProblem, FieldProblem>> = {
  file_empty: 'customers_file_empty',
  file_columns_missing: 'customers_columns_missing',
  file_too_many_rows: 'customers_too_many_rows',
  file_too_many_texts: 'file_unreadable',
}

/** Reads a list of customers, CSV or XLSX by its first bytes. Refuses a file that is no list. */
export async function readCustomerList(file: Uint8Array): Promise<CustomerList> {
  const list = await readListFile(file, MAX_CUSTOMER_ROWS, readCustomerHeadings)
  if ('refused' in list) return { refused: SAID_OF_CUSTOMERS[list.refused] ?? list.refused }
  const rows = list.rows.map(({ row, cells, hasMore }): ListedCustomer => {
    if (!hasMore) return { row, cells, read: readCustomerRow(cells) }
    return { row, cells, read: { faults: [{ column: 'row', reason: 'cells_too_many' }] } }
  })
  return { rows }
}
