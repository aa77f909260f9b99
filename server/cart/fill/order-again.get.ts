import type { Handler } from '../../handler.ts'
import { findOrdersAgain } from './orders-again-sql.ts'

export const getOrderAgain: Handler<'getOrderAgain'> = ({ viewer, reader }) =>
  findOrdersAgain(reader, viewer.restaurantId)
