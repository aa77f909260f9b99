import { daysTo } from '@halles/domain/holidays.ts'
import { PAPER_KINDS, PAPER_STATES } from '@halles/domain/papers/paper.ts'
import {
  MAX_INVOICED_ORDERS,
  MAX_SERIES_PREFIX,
  MAX_SET_NUMBER,
} from '@halles/domain/papers/series.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { money } from '../schemas/amounts.ts'
import { askedDay, DATES_REVERSED, isInOrder } from '../schemas/days.ts'
import { day } from '../schemas/order.ts'
import { cursor, search } from '../schemas/paging.ts'
import {
  invoiceDraft as draft,
  orderToInvoice,
  paper,
  paperContent,
  paperListItem,
  paperSeries as series,
} from '../schemas/paper.ts'
import { month } from '../schemas/payment.ts'
import { lineOrNone, publicId } from '../schemas/text.ts'

const ofSupplier = { access: 'supplier', needs: 'manage_orders' } as const
const ofBoth = { access: 'trade', needs: 'manage_orders' } as const

/** Orders of one restaurant, "a,b": or all of one that are ready, delivered from a day to another, both included. */
const ordersInAddress = {
  orders: z
    .string()
    .max(10_000, problem('invalid'))
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(publicId).max(MAX_INVOICED_ORDERS, problem('too_many_orders')))
    .default([]),
  restaurant_public_id: publicId.optional(),
  from: askedDay.optional(),
  to: askedDay.optional(),
}

type Wanted = {
  orders: readonly string[]
  restaurant_public_id?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Exactly one of orders and a restaurant's days. */
const isOneOfTwo = ({ orders, restaurant_public_id: restaurant, from, to }: Wanted) =>
  orders.length > 0
    ? restaurant === undefined && from === undefined && to === undefined
    : restaurant !== undefined && from !== undefined && to !== undefined
const NOT_ONE_OF_TWO = { ...problem('orders_or_days'), path: ['orders'] }

const MOST_DAYS_TO_ISSUE = 92

export const invoicesToIssue = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/invoices-to-issue/',
  summary:
    'Orders that can be invoiced, the day delivered last first, and what each lacks; unless asked for, those of the last 31 days; 92 days at most. Credits that were granted after an invoice, and are on no paper yet.',
  input: z
    .object({
      from: askedDay.optional(),
      to: askedDay.optional(),
      restaurant_public_id: publicId.optional(),
      cursor,
    })
    .refine(isInOrder, DATES_REVERSED)
    .refine(({ from, to }) => !from || !to || daysTo(from, to).length <= MOST_DAYS_TO_ISSUE, {
      ...problem('days_too_many'),
      path: ['to'],
    }),
  output: z.object({
    days: z
      .array(z.object({ day, ready: z.int(), incomplete: z.int() }))
      .meta({ description: 'Of all that is asked for, whatever the page' }),
    results: z.array(orderToInvoice).meta({ description: 'A hundred a page' }),
    next: z.string().nullable(),
    credits: z.array(
      z.object({
        paper: z.object({ public_id: publicId, label: z.string(), issued_on: day }),
        restaurant: z.object({ public_id: publicId, name: z.string() }),
        granted: money.meta({ description: 'Before taxes' }),
      }),
    ),
  }),
  refusals: [],
})

const INVOICE_REFUSALS = [
  'not_found',
  'not_to_invoice',
  'paper_exists',
  'tax_class_missing',
  'weights_missing',
] as const

export const invoiceDraft = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/invoice-draft/',
  summary:
    'What an invoice of orders of one restaurant, or of all that is ready of some days, would say today. Stores nothing.',
  input: z
    .object(ordersInAddress)
    .refine(isOneOfTwo, NOT_ONE_OF_TWO)
    .refine(isInOrder, DATES_REVERSED),
  output: draft,
  refusals: INVOICE_REFUSALS,
})

export const invoiceIssue = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/invoice-issue/',
  summary:
    'Issues one invoice for orders of one restaurant, or for all that is ready of some days: a week, a month. It is never changed; its restaurant is told by mail.',
  input: z
    .object({
      ...ordersInAddress,
      orders: z.array(publicId).max(MAX_INVOICED_ORDERS, problem('too_many_orders')).default([]),
      version: z
        .string()
        .optional()
        .meta({ description: 'Of the draft that was read; without it, as it is now' }),
    })
    .refine(isOneOfTwo, NOT_ONE_OF_TWO)
    .refine(isInOrder, DATES_REVERSED),
  output: paperContent,
  status: [201],
  refusals: [...INVOICE_REFUSALS, 'draft_changed'],
  keyed: 'replayed',
})

export const invoiceIssueDay = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/invoice-issue-day/',
  summary:
    'Issues an invoice for each order delivered on a day that is ready, one after the other, 200 at most; what lacks something is answered and left. Asked again, it goes on with what is left.',
  input: z.object({ day: askedDay }),
  output: z.object({
    day,
    issued: z.int().meta({ description: 'By this call' }),
    invoiced: z.int().meta({ description: 'Orders of that day that are on an invoice' }),
    left: z.int().meta({ description: 'That are ready, for the next call' }),
    incomplete: z.array(orderToInvoice),
    papers: z
      .array(z.object({ public_id: publicId, label: z.string(), total: money }))
      .meta({ description: 'Issued by this call' }),
  }),
  refusals: [],
  transaction: 'own',
  timeoutSeconds: 60,
})

export const creditIssue = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/credit-issue/',
  summary:
    'Issues a credit note: what was granted since the invoice, or with `whole` all that is left of it, which then can be invoiced anew. Its restaurant is told by mail.',
  input: z.object({
    paper_public_id: publicId,
    whole: z.boolean(problem('invalid')).default(false),
  }),
  output: paperContent,
  status: [201],
  refusals: ['not_found', 'nothing_to_credit', 'credit_above_invoice'],
  keyed: 'replayed',
})

export const paperList = endpoint({
  ...ofBoth,
  method: 'GET',
  path: '/api/paper-list/',
  summary:
    "The business's invoices and credit notes, the last first, thirty a page. `search` looks in numbers and in the other side's name.",
  input: z.object({
    month: month.optional(),
    kind: z.enum(PAPER_KINDS).optional(),
    state: z.enum(PAPER_STATES).optional().meta({ description: 'Of invoices' }),
    other_public_id: publicId.optional().meta({ description: 'The supplier, or the restaurant' }),
    order_public_id: publicId
      .optional()
      .meta({ description: 'Of a supplier’s order: its invoices, and the credit notes on them' }),
    search,
    cursor,
  }),
  output: z.object({ results: z.array(paperListItem), next: z.string().nullable() }),
  refusals: [],
})

export const getPaper = endpoint({
  ...ofBoth,
  method: 'GET',
  path: '/api/paper/',
  summary:
    'A paper of the business as it was issued, what is left to pay of it, and what corrects it.',
  input: z.object({ paper_public_id: publicId }),
  output: paper,
  refusals: ['not_found'],
})

export const getPaperSeries = endpoint({
  ...ofSupplier,
  method: 'GET',
  path: '/api/paper-series/',
  summary: 'How the supplier numbers its invoices and credit notes.',
  input: z.object({}),
  output: z.array(series),
  refusals: [],
})

export const paperSeriesSave = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/paper-series-save/',
  summary:
    'Changes what stands before the numbers of the next papers; sets the next number, once, to continue a series from elsewhere.',
  input: z.object({
    kind: z.enum(PAPER_KINDS),
    prefix: lineOrNone(MAX_SERIES_PREFIX).optional(),
    next_number: z
      .int(problem('invalid'))
      .min(1, problem('invalid'))
      .max(MAX_SET_NUMBER, problem('invalid'))
      .optional(),
  }),
  output: z.array(series),
  refusals: ['number_issued', 'number_set'],
  keyed: 'replayed',
})
