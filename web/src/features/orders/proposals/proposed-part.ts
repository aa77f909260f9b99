import type { OrderSide } from '@halles/domain/order-change.ts'
import { casesOf, type Part, type PartLine } from '../changes/part-changes.ts'
import { mostCases } from '../order-changes.ts'
import type { SupplierOrder } from '../order-queries.ts'

export type Proposal = NonNullable<Part['proposal']>
export type ProposalLine = Proposal['lines'][number]

/** A line that a proposal may be about, with the cases that come as things stand. */
export type ProposedLine = { public_id: string; product: PartLine['product']; cases: number }

/** A supplier's part of an order as either side's page of proposals needs it. */
export type ProposedPart = {
  publicId: string
  version: number
  /** Whose page it is, and what the other side's business is called. */
  side: OrderSide
  business: string
  /** Of delivery, as agreed. */
  day: string | null
  total: string
  lines: readonly ProposedLine[]
  proposal: Part['proposal']
}

export function partOfRestaurant(part: Part): ProposedPart {
  return {
    publicId: part.public_id,
    version: part.order_version,
    side: 'restaurant',
    business: part.supplier.name,
    day: part.delivery?.day ?? null,
    total: part.total_price,
    lines: part.products.map((line) => ({
      public_id: line.public_id,
      product: line.product,
      cases: casesOf(line),
    })),
    proposal: part.proposal,
  }
}

export function partOfSupplier({
  supplierOrder,
  orderProducts,
  proposal,
}: SupplierOrder): ProposedPart {
  return {
    publicId: supplierOrder.public_id,
    version: supplierOrder.order_version,
    side: 'supplier',
    business: supplierOrder.restaurant.name,
    day: supplierOrder.delivery?.day ?? null,
    total: supplierOrder.total_price,
    lines: orderProducts.map((line) => ({
      public_id: line.public_id,
      product: { ...line.product, price: line.price },
      cases: line.is_cancelled ? 0 : mostCases(line),
    })),
    proposal,
  }
}
