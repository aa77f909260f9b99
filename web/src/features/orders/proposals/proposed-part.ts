import type { OrderSide } from '@halles/domain/order-change.ts'
import { casesOf, isLineEstimate, type Part, type PartLine } from '../changes/part-changes.ts'
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
  /** Of the restaurant's standing choices: whose they may be. */
  supplierPublicId?: string
  /** Of delivery, as agreed. */
  day: string | null
  total: string
  lines: readonly (ProposedLine & { isEstimate: boolean })[]
  proposal: Part['proposal']
}

export function partOfRestaurant(part: Part): ProposedPart {
  return {
    publicId: part.public_id,
    version: part.order_version,
    side: 'restaurant',
    business: part.supplier.name,
    supplierPublicId: part.supplier.public_id,
    day: part.delivery?.day ?? null,
    total: part.total_price,
    lines: part.products.map((line) => ({
      public_id: line.public_id,
      product: line.product,
      cases: casesOf(line),
      isEstimate: isLineEstimate(line),
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
      isEstimate: line.weighing?.net === null && !line.is_cancelled,
    })),
    proposal,
  }
}
