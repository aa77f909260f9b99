import type { Handler } from '../../handler.ts'
import { readAccountingMap } from './accounting-map-sql.ts'

export const accountingMap: Handler<'accountingMap'> = async ({ viewer, reader }) => ({
  lines: await readAccountingMap(reader, viewer.supplierId),
})
