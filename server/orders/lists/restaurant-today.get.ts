import type { Handler } from '../../handler.ts'
import { readRestaurantToday } from './restaurant-today-sql.ts'

export const restaurantToday: Handler<'restaurantToday'> = ({ viewer, reader }) =>
  readRestaurantToday(reader, viewer)
