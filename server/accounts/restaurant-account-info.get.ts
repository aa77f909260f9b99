import type { Handler } from '../handler.ts'
import { getRestaurantAccount } from './accounts-sql.ts'

export const restaurantAccountInfo: Handler<'restaurantAccountInfo'> = ({ viewer, reader }) =>
  getRestaurantAccount(reader, viewer)
