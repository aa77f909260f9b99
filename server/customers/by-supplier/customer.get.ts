import type { Handler } from '../../handler.ts'
import { findCustomer } from './customers-sql.ts'

export const getCustomer: Handler<'getCustomer'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const customer = await findCustomer(reader, viewer.supplierId, input.restaurant_public_id)
  if (!customer) throw refuse('not_found')
  return customer
}
