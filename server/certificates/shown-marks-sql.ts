import { CERTIFIED_MARKS, type Mark } from '@halles/domain/product-marks.ts'
import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'

/** Of a product: what it is marked as, and whose it is. */
type MarksOf = { marks: RawBuilder<Mark[]>; supplierId: RawBuilder<number> }

const CERTIFIED = sql`${sql.lit(`{${CERTIFIED_MARKS}}`)}::text[]`
const OF_PRODUCT: MarksOf = {
  marks: sql.ref('product.marks'),
  supplierId: sql.ref('product.supplier_id'),
}

/**
 * The marks of a `product` that restaurants are shown today, in their order: those that need a certificate only while its supplier
 * has one in force. Asks for certificates by the key of the supplier, at most once a product, and only of one with such a mark.
 */
export function shownMarks({ marks, supplierId }: MarksOf = OF_PRODUCT): RawBuilder<Mark[]> {
  // guard: certificates: a mark without one is shown to nobody else [shown-marks-sql]
  //   code: not stated.mark = any(${CERTIFIED}) or
  //   instead: true or
  return sql<Mark[]>`case when ${marks} && ${CERTIFIED} then array(
    select stated.mark from unnest(${marks}) with ordinality stated (mark, place)
    where not stated.mark = any(${CERTIFIED}) or stated.mark = any(array(
      select certificate.mark from supplier_certificate certificate
      where certificate.supplier_id = ${supplierId} and certificate.until_day >= ${MONTREAL_TODAY}))
    order by stated.place) else ${marks} end`
}
