import { ORDER_SIDES } from '@halles/domain/order-change.ts'
import { PROPOSAL_LINE_KINDS, PROPOSAL_STATUSES } from '@halles/domain/proposal.ts'
import { ORDER_REASONS } from '@halles/domain/reasons.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { lineQuantity, moneyDifference, priceInput } from './amounts.ts'
import { productFacts } from './product.ts'
import { publicId } from './text.ts'
import { isEstimate, packagesInput, soldByWeight, weight } from './weight.ts'

const instant = z.iso.datetime({ offset: true })

/** What a supplier proposes for a line: the product, its cases, and the price of one, that of the product today if none is given. */
export const substitute = z.object({
  public_id: publicId,
  product_public_id: publicId,
  quantity: lineQuantity,
  price: priceInput.optional(),
})

/** A product that a restaurant adds to an order, and what it saw that so many cases cost each: at another price it is refused. */
export const addedProduct = z.object({
  product_public_id: publicId,
  quantity: lineQuantity,
  shown_price: priceInput.optional(),
})

/** A line that weighs more than a tenth above what its cases are said to hold, package by package. */
export const proposedWeight = z.object({
  public_id: publicId,
  packages: packagesInput.min(1, problem('required')),
})

/** One thing that is proposed. */
export const proposalLine = z
  .object({
    public_id: publicId,
    kind: z.enum(PROPOSAL_LINE_KINDS),
    /** The line that gets another quantity or a substitute, or weighs more. */
    line_public_id: publicId.nullable(),
    /** The substitute or the added product, as it was when it was proposed, at the price that is proposed. */
    product: productFacts.extend({ sold_by_weight: soldByWeight }).nullable(),
    /** Cases: 0 removes the line; null for another day. */
    quantity: z.int().nullable(),
    /** Of delivery, proposed instead of the one agreed. */
    day: z.iso.date().nullable(),
    /** What the line weighs net; null of any other kind. */
    net: weight.nullable(),
    /** What the total of the part changes by when this line alone is agreed to: negative when it becomes less. */
    difference: moneyDifference,
    /** Whether the difference is of cases that are sold by weight and were not weighed. */
    is_estimate: isEstimate,
    /** Null until it is answered. */
    is_agreed: z.boolean().nullable(),
  })
  .meta({ id: 'ProposalLine' })

/** What one side proposes to the other about a supplier's order. */
export const proposal = z
  .object({
    public_id: publicId,
    side: z.enum(ORDER_SIDES),
    /** Null before there were persons; the first name is null where it was erased. */
    by: z.object({ first_name: z.string().nullable() }).nullable(),
    status: z.enum(PROPOSAL_STATUSES),
    at: instant,
    /** Silence refuses: from then on nobody can answer. */
    answer_by: instant,
    reason: z.enum(ORDER_REASONS).nullable(),
    note: z.string(),
    lines: z.array(proposalLine),
  })
  .meta({ id: 'Proposal' })
