import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { askedDays, DATES_REVERSED, isInOrder } from '../schemas/days.ts'
import { page, search } from '../schemas/paging.ts'
import {
  balance,
  balances as balancesSchema,
  month,
  payment,
  paymentSaveInput,
  statement as statementSchema,
} from '../schemas/payment.ts'
import { publicId } from '../schemas/text.ts'

const ofBoth = { access: 'trade', needs: 'manage_orders' } as const
const ofSupplier = { access: 'supplier', needs: 'manage_orders' } as const

export const paymentSave = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/payment-save/',
  summary:
    'Marks that a customer paid, or was paid back: for the invoices that are named, else for the first due. What it has to its credit is taken for what stays open. No money is moved.',
  input: z.object(paymentSaveInput),
  output: payment,
  refusals: ['not_found', 'payment_above_balance'],
  keyed: 'replayed',
})

export const paymentReverse = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/payment-reverse/',
  summary:
    'Takes back a payment that was none, with all its shares, once: a payment of the same amount the other way stands beside it from today on. Answers the payment that is taken back.',
  input: z.object({ public_id: publicId }),
  output: payment,
  refusals: ['not_found', 'payment_reversed'],
  keyed: 'replayed',
})

export const paymentList = endpoint({
  ...ofBoth,
  method: 'GET',
  path: '/api/payment-list/',
  summary:
    'Payments by the day of payment, the last first, twenty a page: of all, of one other side, or of one invoice.',
  input: z
    .object({
      business_public_id: publicId.optional(),
      paper_public_id: publicId.optional(),
      ...askedDays,
      page,
    })
    .refine(isInOrder, DATES_REVERSED),
  output: z.object({ results: z.array(payment), count: z.int() }),
  refusals: [],
})

export const balances = endpoint({
  ...ofBoth,
  method: 'GET',
  path: '/api/balances/',
  summary:
    'What is open, due and overdue: in all, by other side, twenty a page, those with most overdue first, and by month. `search` looks in names.',
  input: z.object({ search, page }),
  output: balancesSchema,
  refusals: [],
})

export const getBalance = endpoint({
  ...ofBoth,
  method: 'GET',
  path: '/api/balance/',
  summary: 'The invoices of one customer, or supplier, that are not settled, the first due first.',
  input: z.object({ business_public_id: publicId }),
  output: balance,
  refusals: ['not_found'],
})

export const getStatement = endpoint({
  ...ofBoth,
  method: 'GET',
  path: '/api/statement/',
  summary:
    'A month between a supplier and a restaurant: what was owed before, every paper and payment by day, what is owed after.',
  input: z.object({ business_public_id: publicId, month }),
  output: statementSchema,
  refusals: ['not_found'],
})

export const remindersSave = endpoint({
  ...ofSupplier,
  method: 'POST',
  path: '/api/reminders-save/',
  summary:
    'Whether customers with overdue invoices are reminded by mail, at most once a week; off unless switched on.',
  input: z.object({ is_on: z.boolean(problem('invalid')) }),
  output: z.object({ is_on: z.boolean() }),
  refusals: [],
  keyed: 'replayed',
})
