import type { ProductFilter } from '@halles/domain/product-filter.ts'
import { isCertified } from '@halles/domain/product-marks.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'

// As the index product_filter has them.
const TERMS = sql`product_filter_terms(product.marks, product.origin, product.keep, product.contains, product.may_contain,
  product.has_photo)`

/**
 * Of a product: what a filter asks for, each to be met. A mark that needs a certificate counts where its supplier has one in force
 * today, as restaurants are shown it (shown-marks-sql.ts).
 */
export function filterConditions(filter: ProductFilter): RawBuilder<SqlBool>[] {
  const every = [
    ...filter.marks.map((mark) => `mark:${mark}`),
    ...filter.without.map((allergen) => `free:${allergen}`),
    ...filter.photo.map((photo) => `photo:${photo}`),
  ]
  const oneOf = [
    filter.origin.map((origin) => `origin:${origin}`),
    filter.keep.map((keep) => `keep:${keep}`),
  ]
  return [
    ...(every.length > 0 ? [sql<SqlBool>`${TERMS} @> ${every}::text[]`] : []),
    ...oneOf
      .filter((terms) => terms.length > 0)
      .map((terms) => sql<SqlBool>`${TERMS} && ${terms}::text[]`),
    ...filter.marks.filter(isCertified).map(
      (mark) => sql<SqlBool>`product.supplier_id = any(array(
        select supplier_id from supplier_certificate where mark = ${mark} and until_day >= ${MONTREAL_TODAY}))`,
    ),
  ]
}
