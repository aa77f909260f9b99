import type { Handler } from '../../handler.ts'
import { findAskedDelivery } from './asked-delivery-sql.ts'
import { getRouteSheet } from './route-sheet-sql.ts'

export const routeSheet: Handler<'routeSheet'> = async ({ input, viewer, reader, refuse }) => {
  const asked = await findAskedDelivery(reader, viewer.supplierId, input)
  if (!asked) throw refuse('not_found')
  return getRouteSheet(reader, viewer.supplierId, asked)
}
