import type { Handler } from '../handler.ts'
import { listProductsByCode } from './photos-sql.ts'

export const photoProducts: Handler<'photoProducts'> = async ({ input, viewer, database }) => ({
  results: await listProductsByCode(database, viewer.supplierId, input.item_codes),
})
