import type { Handler } from '../handler.ts'
import { listSpecials } from './specials-sql.ts'

export const specialList: Handler<'specialList'> = async ({ viewer, reader }) => ({
  specials: await listSpecials(reader, viewer.supplierId),
})
