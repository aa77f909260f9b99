import type { Handler } from '../../handler.ts'
import { listCities } from './cities-sql.ts'

export const operatorCities: Handler<'operatorCities'> = ({ input, reader }) =>
  listCities(reader, input.search, input.page)
