import type { Handler } from '../platform/handler.ts'
import { listCities } from './cities-sql.ts'

export const operatorCities: Handler<'operatorCities'> = ({ input, reader }) =>
  listCities(reader, input.search, input.page)
