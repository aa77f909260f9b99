import { compareKept, comparePlaces, groupByCase, sumCases } from '@halles/domain/pick-list.ts'
import type { Handler } from '../handler.ts'
import { weighingOf } from '../orders/facts/line-weights-sql.ts'
import { findAskedOrders } from './asked-orders.ts'
import { getPickList } from './pick-list-sql.ts'

export const pickList: Handler<'pickList'> = async ({ input, viewer, reader, refuse }) => {
  const asked = await findAskedOrders(reader, viewer.supplierId, input)
  if (asked === undefined) throw refuse('not_found')
  const { lines, ...list } = await getPickList(reader, viewer.supplierId, asked)
  const products = groupByCase(lines).map(asProduct)
  return {
    ...list,
    products: products.toSorted(
      (a, b) => compareKept(a.keep, b.keep) || comparePlaces(a.pick_place, b.pick_place),
    ),
  }
}

type Line = Awaited<ReturnType<typeof getPickList>>['lines'][number]

/** A product is called as in the newest order: its supplier may have corrected the name since an older one. */
function asProduct(lines: Line[]) {
  const [newest] = lines.toReversed()
  if (!newest) throw new Error('a group has lines')
  return {
    product_public_id: newest.productId,
    category: newest.category,
    pick_place: newest.pick_place,
    item_code: newest.item_code,
    gtin: newest.gtin,
    keep: newest.keep,
    name_fr: newest.name_fr,
    name_en: newest.name_en,
    unit: newest.unit,
    quantity_per_case: newest.quantityPerCase,
    cases: sumCases(lines),
    lines: lines.map(({ public_id, supplier_order_public_id, cases, lots, mark, ...line }) => ({
      public_id,
      supplier_order_public_id,
      cases,
      lots,
      weighing: weighingOf({ ...line, quantity_hundredths: line.quantityPerCase }, cases),
      mark,
    })),
  }
}
