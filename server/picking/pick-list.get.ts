import { groupByCase, sumCases } from '@halles/domain/pick-list.ts'
import type { Handler } from '../handler.ts'
import { getPickList } from './pick-list-sql.ts'

export const pickList: Handler<'pickList'> = async ({ viewer, reader }) => {
  const { lines, ...list } = await getPickList(reader, viewer.supplierId)
  return { ...list, products: groupByCase(lines).map(asProduct) }
}

type Line = Awaited<ReturnType<typeof getPickList>>['lines'][number]

/** A product is called as in the newest order: its supplier may have corrected the name since an older one. */
function asProduct(lines: Line[]) {
  const [newest] = lines.toReversed()
  if (!newest) throw new Error('a group has lines')
  return {
    product_public_id: newest.productId,
    category: newest.category,
    name_fr: newest.name_fr,
    name_en: newest.name_en,
    unit: newest.unit,
    quantity_per_case: newest.quantityPerCase,
    cases: sumCases(lines),
    lines: lines.map(({ public_id, supplier_order_public_id, cases, mark }) => ({
      public_id,
      supplier_order_public_id,
      cases,
      mark,
    })),
  }
}
