import type { Handler } from '../../handler.ts'
import { listIncidents } from './incidents-sql.ts'

export const operatorIncidents: Handler<'operatorIncidents'> = ({ input, reader }) =>
  listIncidents(reader, input.page)
