import type { paperName } from '@halles/contract/schemas/paper-name.ts'
import { sql } from 'kysely'
import type { z } from 'zod'

/**
 * Of a `supplier_order`: the invoices that it stands or stood on, and the credit notes of what was granted for it or that took one of
 * them back, as they were issued.
 */
export const PAPERS = sql<z.output<typeof paperName>[]>`(
  select coalesce(json_agg(json_build_object('public_id', paper.public_id, 'kind', paper.kind, 'label', paper.label)
    order by paper.id), '[]')
  from paper where paper.id in (
    select paper_id from paper_order where paper_order.supplier_order_id = supplier_order.id
    union select released_by_id from paper_order where paper_order.supplier_order_id = supplier_order.id
    union select paper_id from credit_request where credit_request.supplier_order_id = supplier_order.id))`.as(
  'papers',
)
