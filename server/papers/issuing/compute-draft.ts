import { createHash } from 'node:crypto'
import type { RefusalCarries } from '@halles/contract/refusals.ts'
import { canonicalJson } from '@halles/domain/papers/canonical-json.ts'
import { type DraftRefusal, draftInvoice } from '@halles/domain/papers/draft-invoice.ts'
import { dueDay } from '@halles/domain/papers/due-day.ts'
import type { Reader } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { findIssuingTaxes } from '../../taxes/issuing-taxes-sql.ts'
import { contentAnswer, type DraftAnswer, type UnnumberedPaper } from '../paper-answers.ts'
import { readParties } from '../parties-sql.ts'
import { readOrdersToInvoice, type StoredOrder } from './orders-to-invoice-sql.ts'

/** What an invoice says but for its number, and which orders it covers. */
export type Draft = { restaurantId: number; content: UnnumberedPaper }

type Refused = {
  [Code in 'not_to_invoice' | 'paper_exists' | 'tax_class_missing' | 'weights_missing']: {
    code: Code
    carries: RefusalCarries<Code>
  }
}
export type DraftProblem =
  | Refused[keyof Refused]
  | { field: 'orders'; problem: 'orders_of_several' | 'too_many_invoiced_lines' }

/** Computes the invoice of orders that were found as their supplier's, as it is today; or says what keeps it from being issued. */
export async function computeDraft(
  reader: Reader,
  supplierId: SupplierId,
  orderIds: readonly number[],
): Promise<Draft | DraftProblem> {
  const orders = await readOrdersToInvoice(reader, orderIds)
  const problem = problemOf(orders)
  if (problem) return problem
  const [first] = orders
  if (!first) return { code: 'not_to_invoice', carries: { not_ready: [] } }
  const { restaurantId } = first
  const productIds = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId))
  const { today, numbers, added, products } = await findIssuingTaxes(reader, supplierId, productIds)
  const registeredFor = { gst: numbers.gst !== null, qst: numbers.qst !== null }
  const draft = draftInvoice(
    orders.map(({ lines, ...order }) => ({
      ...order,
      lines: lines.map(({ productId, ...line }) => ({
        ...line,
        tax: products.get(productId) ?? null,
      })),
    })),
    { day: today, registeredFor, added },
  )
  if ('refused' in draft) return refusalOf(draft, orders)
  const { seller, buyer, termsDays } = await readParties(reader, supplierId, restaurantId)
  return {
    restaurantId,
    content: {
      issuedOn: today,
      dueOn: dueDay(today, termsDays),
      seller: { ...seller, gstNumber: numbers.gst, qstNumber: numbers.qst },
      buyer,
      orders: orders.map(paperOrder),
      lines: draft.lines,
      ...draft.sums,
    },
  }
}

/** A draft as it travels; its version changes with anything that it says. */
export function draftAnswer({ content }: Draft): DraftAnswer {
  const version = createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 32)
  return { ...contentAnswer(content), version }
}

function paperOrder({ publicId, number, placedOn, deliveredOn, poNumber }: StoredOrder) {
  return { publicId, number, placedOn, deliveredOn, poNumber }
}

function problemOf(orders: readonly StoredOrder[]): DraftProblem | undefined {
  // guard: invoices: the orders of one restaurant [invoice-issue.post]
  //   lines: 2
  if (new Set(orders.map(({ restaurantId }) => restaurantId)).size > 1)
    return { field: 'orders', problem: 'orders_of_several' }
  const papers = orders.flatMap(({ invoice }) => invoice ?? [])
  // guard: invoices: an order on one alone [invoice-issue.post]
  if (papers.length > 0) return { code: 'paper_exists', carries: { papers } }
  const open = orders.filter(({ isDelivered }) => !isDelivered)
  // guard: invoices: what was delivered [invoice-issue.post]
  //   code: open.length > 0
  //   instead: false
  if (open.length > 0)
    return {
      code: 'not_to_invoice',
      carries: { not_ready: open.map(({ publicId }) => publicId) },
    }
  return undefined
}

function refusalOf(refusal: DraftRefusal, orders: readonly StoredOrder[]): DraftProblem {
  if (refusal.refused === 'too_many_invoiced_lines')
    return { field: 'orders', problem: refusal.refused }
  if (refusal.refused === 'tax_class_missing') {
    const products = refusal.products.map(named)
    return { code: 'tax_class_missing', carries: { products } }
  }
  const lines = refusal.lines.map((line) => ({
    ...named(line),
    order_public_id: orders[line.order]?.publicId ?? '',
  }))
  return { code: 'weights_missing', carries: { lines } }
}

function named({ publicId, nameFr, nameEn }: { publicId: string; nameFr: string; nameEn: string }) {
  return { public_id: publicId, name_fr: nameFr, name_en: nameEn }
}
