import { mostThousandths, nominalThousandths } from '@halles/domain/weighed-line.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'

/** Of an `order_line`: what it was weighed as with the cases that it has, in thousandths of its unit; null where it was not. */
export const NET = sql<number | null>`(
  select net_thousandths from line_weight where line_weight.order_line_id = order_line.id)`

/** Of an `order_line`: the packages that it was weighed in; null where it was not. */
export const PACKAGES = sql<number[] | null>`(
  select to_json(packages) from line_weight where line_weight.order_line_id = order_line.id)`

/** Of a `supplier_order`: whether what it costs has lines that were not weighed yet. */
export const IS_ESTIMATE = sql<boolean>`exists (
  select from order_line
  where order_line.supplier_order_id = supplier_order.id and is_weighed and not is_cancelled
    and not exists (select from line_weight where line_weight.order_line_id = order_line.id))`

/** Of a `restaurant_order`: the same of any of its suppliers' orders. */
export const IS_ESTIMATE_OF_ANY = sql<boolean>`exists (
  select from supplier_order where restaurant_order_id = restaurant_order.id and ${IS_ESTIMATE})`

/** Of an approval `request` that nothing was ordered on: the same of what the cart holds. */
export const IS_CART_ESTIMATE = sql<boolean>`exists (
  select from cart_line join product on product.id = cart_line.product_id
  where cart_line.restaurant_id = request.restaurant_id and product.sold_by_weight is not null)`

/** Of an approval `request` with the `restaurant_order` that was placed on it, if one was: the same of either. */
export const IS_ESTIMATE_OF_REQUEST = sql<boolean>`(case when request.restaurant_order_id is null
  then ${IS_CART_ESTIMATE} else ${IS_ESTIMATE_OF_ANY} end)`

/** Of a `supplier_order`: whether it stands on an invoice that no credit note took back. */
export const IS_INVOICED = sql<boolean>`exists (
  select from paper_order where paper_order.supplier_order_id = supplier_order.id and released_by_id is null)`

type WeighedRow = {
  is_weighed: boolean
  quantity_hundredths: number
  net: number | null
  packages: number[] | null
}

/** What a line of so many cases weighs, as the wire has it: thousandths; null of one sold by the case. */
export function weighingOf(
  { is_weighed, quantity_hundredths, net, packages }: WeighedRow,
  cases: number,
) {
  if (!is_weighed) return null
  return {
    nominal: nominalThousandths(quantity_hundredths, cases),
    most: mostThousandths(quantity_hundredths, cases),
    net,
    packages: packages ?? [],
  }
}

/** A line of a locked order as it was weighed: thousandths of its unit; no packages take its weight back. */
export type NewWeight = { lineId: number; netThousandths: number; packages: readonly number[] }

/** Stores what lines of a locked order weigh, in the order of their ids, as somebody has weighed them or agreed to. */
export async function writeLineWeights(
  tx: Transaction,
  personId: number,
  weights: readonly NewWeight[],
): Promise<void> {
  const gone = weights.filter(({ packages }) => packages.length === 0)
  if (gone.length > 0)
    await tx
      .deleteFrom('line_weight')
      .where(
        'order_line_id',
        'in',
        gone.map(({ lineId }) => lineId),
      )
      .execute()
  const rows = weights
    .filter(({ packages }) => packages.length > 0)
    .toSorted((a, b) => a.lineId - b.lineId)
    .map(({ lineId, netThousandths, packages }) => ({
      order_line_id: lineId,
      net_thousandths: netThousandths,
      packages: [...packages],
      by_person_id: personId,
    }))
  if (rows.length === 0) return
  await tx
    .insertInto('line_weight')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('order_line_id').doUpdateSet(({ ref }) => ({
        net_thousandths: ref('excluded.net_thousandths'),
        packages: ref('excluded.packages'),
        by_person_id: ref('excluded.by_person_id'),
        at: sql`clock_timestamp()`,
      })),
    )
    .execute()
}
