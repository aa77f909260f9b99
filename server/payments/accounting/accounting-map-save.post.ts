import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import { lockSupplierRow } from '../../database/supplier-row-sql.ts'
import type { Handler } from '../../handler.ts'
import { bumpChangeCounter } from '../../live/change-counter-sql.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { readAccountingMap, saveAccountingLines } from './accounting-map-sql.ts'

export const accountingMapSave: Handler<'accountingMapSave'> = async ({ input, viewer, tx }) => {
  const named = input.lines.map(({ category, tax_code }) => `${category} ${tax_code}`)
  const twice = named.findIndex((name, index) => named.indexOf(name) < index)
  if (twice >= 0) throw refuseField(`lines.${twice}`, 'line_twice')
  // Two who save at once wait for each other.
  await lockSupplierRow(tx, viewer.supplierId)
  await saveAccountingLines(tx, viewer.supplierId, input.lines)
  const detail = [{ field: 'accounts' }] as const
  await insertBusinessAction(tx, viewer, { action: 'settings_changed', detail })
  const lines = await readAccountingMap(tx, viewer.supplierId)
  await bumpChangeCounter(tx, viewer.supplierId)
  return { lines }
}
