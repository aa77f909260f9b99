import { listNextDeliveries } from '../../delivery/next-deliveries-sql.ts'
import type { Handler } from '../../handler.ts'
import { ownHistoryOf } from './own-history.ts'
import { findProductPage } from './product-page-sql.ts'

export const getProduct: Handler<'getProduct'> = async ({ input, viewer, reader, refuse }) => {
  const { restaurantId } = viewer
  const found = await findProductPage(reader, restaurantId, input.product_public_id)
  if (!found) throw refuse('not_found')
  const { page, leadDays, terms } = found
  const suppliers = [page.supplier.public_id]
  const [next_delivery = null] = await listNextDeliveries(reader, restaurantId, suppliers, leadDays)
  return { ...page, own_history: ownHistoryOf(page, terms), next_delivery }
}
