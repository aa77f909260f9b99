import { ORDER_ENTRY_KINDS } from '@halles/domain/order-entry.ts'
import { ORDER_REASONS, RECEIVING_REASONS } from '@halles/domain/reasons.ts'
import { SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { money, quantityPerCase } from './amounts.ts'
import { proposal } from './proposal.ts'
import { publicId } from './text.ts'
import { weight } from './weight.ts'

/** Counts the entries of one supplier's order from 1, without a gap. */
export const entryNumber = z.int().min(1).max(32_767)

const ENTRY_REASONS = [...new Set([...ORDER_REASONS, ...RECEIVING_REASONS])]

/**
 * What changed: the cases of a line that are to be delivered, with what one costs, or that came in good order; the day of delivery; what is asked
 * back, or granted.
 */
const change = z
  .object({
    quantity: z.int().optional(),
    /** Of a case of the line, where its price changed with them. */
    price: money.optional(),
    cases: quantityPerCase.optional(),
    day: z.iso.date().optional(),
    amount: money.optional(),
    /** What the line weighs net; `amount` is what it costs by it. */
    weight: weight.optional(),
  })
  .nullable()

/** One entry of an order's trail: a step, which has a status, or anything else, which has a kind. */
export const threadEntry = z
  .object({
    number: entryNumber,
    at: z.iso.datetime({ offset: true }),
    side: z.enum(['restaurant', 'supplier', 'halles']),
    /** Whether the reader did it, not only somebody of the reader's side. */
    is_own: z.boolean(),
    /**
     * Who did it; null for Halles, and for what was done before there were persons. The first name is null for whoever was
     * erased, and to the other side for whoever has left the business.
     */
    by: z.object({ first_name: z.string().nullable() }).nullable(),
    status: z.enum(SUPPLIER_ORDER_STATUSES).nullable(),
    kind: z.enum(ORDER_ENTRY_KINDS).nullable(),
    /** The line that it is about, named as at checkout. */
    line: z.object({ public_id: publicId, name_fr: z.string(), name_en: z.string() }).nullable(),
    /** What was proposed, of the entry that proposes it. */
    proposal: proposal.nullable(),
    old: change,
    new: change,
    reason: z.enum(ENTRY_REASONS).nullable(),
    /** A message, or what was said with a reason; null: nothing was written, or it was erased, as that of a message. */
    text: z.string().nullable(),
  })
  .meta({ id: 'OrderEntry' })

/** The trail of one supplier's order as one side reads it. */
export const orderThread = z
  .object({
    supplier_order_public_id: publicId,
    /** The business on the other side. */
    name: z.string(),
    /** Until when what was read is known to be read by the reader: 0 when nothing is. */
    seen_number: z.int(),
    last_number: entryNumber,
    /** Whether a message is taken: not long after the order has ended, nor by a business that was closed. */
    may_write: z.boolean(),
    has_earlier: z.boolean(),
    /** By number, ascending. */
    entries: z.array(threadEntry),
  })
  .meta({ id: 'OrderThread' })
