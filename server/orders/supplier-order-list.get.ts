import type { Handler } from '../platform/handler.ts'
import { getSupplierOrder, listSupplierOrders } from './supplier-orders-sql.ts'

export const supplierOrderList: Handler<'supplierOrderList'> = async ({
  input,
  viewer,
  reader,
  refuse,
}) => {
  const { status, supplier_order_public_id: publicId } = input
  if (status) return listSupplierOrders(reader, viewer.supplierId, status)
  if (publicId) return getSupplierOrder(reader, viewer.supplierId, publicId)
  // The contract asks for exactly one of the two.
  throw refuse('not_found')
}
