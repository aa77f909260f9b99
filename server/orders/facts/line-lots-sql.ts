import { sql } from 'kysely'

/** From which lot how many cases of a line are, as answers have it. */
export type LotOfLine = { lot: string; expires_on: string | null; cases: number }

/** Of an `order_line`: from which lots its cases are, in the order of their names. */
export const LOTS = sql<LotOfLine[]>`(
  select coalesce(json_agg(json_build_object('lot', lot, 'expires_on', expires_on, 'cases', said.cases)
    order by lot_folded), '[]')
  from line_lot said where said.order_line_id = order_line.id)`
