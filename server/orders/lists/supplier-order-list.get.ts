import type { Handler } from '../../handler.ts'
import { findSupplierOrder, listSupplierOrders } from './supplier-orders-sql.ts'

export const supplierOrderList: Handler<'supplierOrderList'> = async ({
  input,
  viewer,
  reader,
  refuse,
}) => {
  // The contract asks for exactly one of the two.
  const { status, supplier_order_public_id: publicId = '', ...wanted } = input
  const { supplierId, personId } = viewer
  if (status) return listSupplierOrders(reader, supplierId, { status, personId, ...wanted })
  const order = await findSupplierOrder(reader, supplierId, publicId)
  if (!order) throw refuse('not_found')
  return order
}
