import { depositTotal } from '@halles/domain/deposit.ts'
import { lineTotal } from '@halles/domain/money.ts'
import type { OrderPaper, OrderPaperLine } from '@halles/domain/papers/order-paper.ts'
import type { PaperBuyer, PaperParty } from '@halles/domain/papers/paper.ts'
import { isEstimate, lineAmount, openQuantity } from '@halles/domain/supplier-order.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { deliveredTo } from '../../orders/facts/delivery-sql.ts'
import { LOTS, type LotOfLine } from '../../orders/facts/line-lots-sql.ts'
import { ITEM_CODE } from '../../orders/facts/order-lines-sql.ts'
import type { ViewerOf } from '../../platform/access/viewer.ts'

const OWNER = {
  restaurant: 'restaurant_order.restaurant_id',
  supplier: 'supplier_order.supplier_id',
} as const

/**
 * An order of a business as its papers show it, in the order its lines were added, removed ones left out; undefined when it has none such,
 * or it is cancelled. Cents, hundredths, thousandths. No restaurant reads a supplier's item codes.
 */
export async function findOrderPaper(
  reader: Reader,
  viewer: Pick<ViewerOf<'trade'>, 'kind' | 'accountId'>,
  publicId: string,
): Promise<OrderPaper | undefined> {
  const found = await reader
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
    .innerJoin('account as selling', 'selling.id', 'supplier.account_id')
    .innerJoin('city as selling_city', 'selling_city.id', 'supplier.city_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .innerJoin('account as buying', 'buying.id', 'restaurant.account_id')
    .innerJoin('city', 'city.id', 'restaurant.city_id')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.supplier_id', '=', 'supplier.account_id')
        .onRef('customer.restaurant_id', '=', 'restaurant.account_id'),
    )
    .select((eb) => [
      'supplier_order.public_id as publicId',
      'restaurant_order.number',
      sql<boolean>`supplier_order.status <> 'pending'`.as('isAccepted'),
      montrealDay('supplier_order.placed_at').as('placedOn'),
      'supplier_order.po_number as poNumber',
      'supplier_order.note',
      'supplier_order.total_cents as goodsCents',
      'supplier_order.fee_cents as feeCents',
      sql<
        OrderPaper['delivery']
      >`case when supplier_order.delivery_day is not null then json_build_object(
        'on', supplier_order.delivery_day, 'from', to_char(supplier_order.window_from, 'HH24:MI'),
        'until', to_char(supplier_order.window_to, 'HH24:MI')) end`.as('delivery'),
      jsonBuildObject({
        publicId: eb.ref('selling.public_id'),
        name: eb.ref('supplier.name'),
        address: eb.ref('supplier.address'),
        city: eb.ref('selling_city.name'),
        zipCode: eb.ref('supplier.zip_code'),
        phoneNumber: eb.ref('supplier.phone_number'),
      })
        .$castTo<PaperParty>()
        .as('supplier'),
      jsonBuildObject({
        publicId: eb.ref('buying.public_id'),
        name: deliveredTo('name'),
        address: deliveredTo('address'),
        city: deliveredTo('city'),
        zipCode: deliveredTo('zip_code'),
        phoneNumber: deliveredTo('phone_number'),
        code: sql<string>`coalesce(customer.code, '')`,
      })
        .$castTo<PaperBuyer>()
        .as('restaurant'),
      jsonArrayFrom(
        eb
          .selectFrom('order_line')
          .leftJoin('line_weight', 'line_weight.order_line_id', 'order_line.id')
          .select([
            ITEM_CODE.as('itemCode'),
            'name_fr as nameFr',
            'name_en as nameEn',
            'unit',
            'quantity_hundredths as quantityHundredths',
            'price_cents as priceCents',
            'price_per_unit as pricePerUnit',
            sql<number>`coalesce(asked_quantity, quantity)`.as('quantity'),
            'edited_quantity as editedQuantity',
            'is_cancelled as isCancelled',
            'is_weighed as isWeighed',
            'deposit_cents as depositCents',
            'line_weight.net_thousandths as netThousandths',
            LOTS.as('lots'),
          ])
          .whereRef('order_line.supplier_order_id', '=', 'supplier_order.id')
          .where('order_line.is_cancelled', '=', false)
          .orderBy('order_line.id'),
      )
        .$castTo<FoundLine[]>()
        .as('found'),
    ])
    // guard: order paper: owner [papers/files/order-paper.get, access-sweep]
    //   code: .where(OWNER[viewer.kind], '=', viewer.accountId)
    .where(OWNER[viewer.kind], '=', viewer.accountId)
    .where('supplier_order.public_id', '=', publicId)
    .where('supplier_order.status', '<>', 'cancelled')
    .executeTakeFirst()
  if (!found) return undefined
  const { found: lines, ...order } = found
  const isSupplier = viewer.kind === 'supplier'
  return {
    ...order,
    lines: lines.map((line) => lineOf(isSupplier ? line : { ...line, itemCode: '' })),
    depositCents: depositTotal(lines),
  }
}

type FoundLine = Pick<
  OrderPaperLine,
  'itemCode' | 'nameFr' | 'nameEn' | 'unit' | 'quantityHundredths' | 'priceCents'
> & {
  pricePerUnit: number
  /** As it is asked for now. */
  quantity: number
  editedQuantity: number | null
  isCancelled: boolean
  isWeighed: boolean
  /** Of a case. */
  depositCents: number
  netThousandths: number | null
  lots: LotOfLine[]
}

function lineOf(line: FoundLine): OrderPaperLine {
  const { itemCode, nameFr, nameEn, unit, quantityHundredths, priceCents } = line
  const sent = openQuantity(line)
  return {
    ...{ itemCode, nameFr, nameEn, unit, quantityHundredths, priceCents },
    asked: line.quantity,
    sent,
    amountCents: lineAmount(line),
    netThousandths: line.netThousandths,
    isEstimate: isEstimate(line),
    depositCents: lineTotal(line.depositCents, sent),
    lots: line.lots.map(({ lot, expires_on: expiresOn, cases }) => ({ lot, expiresOn, cases })),
  }
}
