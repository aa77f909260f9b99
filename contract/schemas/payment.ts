import { PAPER_STATES } from '@halles/domain/papers/paper.ts'
import {
  ACCOUNT_CATEGORIES,
  MAX_ACCOUNT,
  MAX_REFERENCE,
  MAX_SHARES,
  MAX_TAX_NAME,
  PAYMENT_METHODS,
  STATEMENT_ENTRIES,
  TAX_CODES,
} from '@halles/domain/papers/payment.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { money, moneyDifference, paymentInput } from './amounts.ts'
import { askedDay } from './days.ts'
import { day } from './order.ts'
import { lineOrNone, publicId } from './text.ts'

/** The other side: the customer to a supplier, the supplier to a restaurant. */
export const otherBusiness = z.object({ public_id: publicId, name: z.string() })

/** A month of the calendar in Montréal, YYYY-MM. */
export const month = z.string().regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/, problem('date_invalid'))

/** What is not paid; `due` is of it what was to be paid by today, `overdue` what was to be paid before. */
const unpaid = {
  open: money.meta({ description: 'Not paid' }),
  due: money.meta({ description: 'Of it, what is to be paid by today or was before' }),
  overdue: money.meta({ description: 'Of it, what was to be paid before today' }),
}

/** What two businesses owe each other. */
const standing = {
  ...unpaid,
  credit: money.meta({
    description: 'What the customer has to its credit: paid or credited above its invoices',
  }),
}

export const openInvoice = z
  .object({
    public_id: publicId,
    label: z.string(),
    issued_on: day,
    due_on: day,
    total: money,
    balance: moneyDifference.meta({
      description: 'Not paid yet; less than nothing: to the credit of the customer',
    }),
    state: z.enum(PAPER_STATES),
  })
  .meta({ id: 'OpenInvoice' })

/** One customer, or supplier: every invoice that is not settled, the first due first, at most 500. */
export const balance = z
  .object({
    business: otherBusiness,
    today: day,
    ...standing,
    invoices: z.array(openInvoice),
    count: z.int(),
  })
  .meta({ id: 'Balance' })

/** `months` are those in which invoices that are not paid were issued, the last first. */
export const balances = z
  .object({
    today: day,
    sums: z.object(standing),
    results: z.array(
      z.object({
        business: otherBusiness,
        ...standing,
        invoices: z.int().meta({ description: 'Not paid' }),
        first_due_on: day.nullable().meta({ description: 'null: none is open' }),
      }),
    ),
    count: z.int(),
    months: z.array(z.object({ month, ...unpaid, invoices: z.int() })),
    reminders: z
      .object({ is_on: z.boolean() })
      .nullable()
      .meta({ description: 'null for restaurants' }),
  })
  .meta({ id: 'Balances' })

/** `shares`: of what invoices it is; what is left out goes to the first due. */
export const paymentSaveInput = {
  restaurant_public_id: publicId,
  amount: paymentInput.meta({
    description: '0: what the customer has to its credit is taken for what it owes',
  }),
  is_refund: z
    .boolean()
    .default(false)
    .meta({ description: 'Paid back to the customer, of what it has to its credit' }),
  paid_on: askedDay,
  method: z.enum(PAYMENT_METHODS, problem('invalid')),
  reference: lineOrNone(MAX_REFERENCE).default(''),
  shares: z
    .array(z.object({ paper_public_id: publicId, amount: paymentInput }))
    .min(1, problem('required'))
    .max(MAX_SHARES, problem('too_many_shares'))
    .optional(),
}

/** A mark that something was paid. Amounts are less than nothing where it was paid back, or was no payment after all. */
export const payment = z
  .object({
    public_id: publicId,
    business: otherBusiness,
    amount: moneyDifference,
    paid_on: day,
    method: z.enum(PAYMENT_METHODS),
    reference: z.string(),
    at: z.iso.datetime({ offset: true }),
    by: z
      .object({ first_name: z.string().nullable() })
      .nullable()
      .meta({ description: 'Who marked it; null for restaurants' }),
    reverses: publicId.nullable().meta({ description: 'The payment that it takes back' }),
    reversed_by: publicId.nullable().meta({ description: 'The payment that takes it back' }),
    shares: z.array(
      z.object({ paper_public_id: publicId, label: z.string(), amount: moneyDifference }),
    ),
  })
  .meta({ id: 'Payment' })

/** What a payment above what is open is refused with. */
export const openToPay = z.object({
  open: money,
  credit: money,
  invoices: z.array(openInvoice),
})

/** What happened between two businesses in a month, by day; amounts add to what is owed, or take from it. */
export const statement = z
  .object({
    supplier: otherBusiness,
    restaurant: otherBusiness,
    month,
    from: day,
    to: day,
    opening: moneyDifference.meta({ description: 'Owed when the month began' }),
    entries: z.array(
      z.object({
        kind: z.enum(STATEMENT_ENTRIES),
        public_id: publicId,
        day,
        label: z
          .string()
          .meta({ description: 'Of a paper its number, of a payment its reference' }),
        due_on: day.nullable(),
        method: z.enum(PAYMENT_METHODS).nullable(),
        amount: moneyDifference,
        balance: moneyDifference.meta({ description: 'Owed after it' }),
      }),
    ),
    invoiced: money,
    credited: money,
    paid: moneyDifference.meta({ description: 'Less what was paid back or was no payment' }),
    closing: moneyDifference.meta({ description: 'Owed when the month ended, or by now' }),
    today: day,
    now: z.object(standing).meta({ description: 'Of both by today, whatever the month' }),
  })
  .meta({ id: 'Statement' })

/** Where an accounting program keeps a category with its taxes; '': not said. */
export const accountingLine = z.object({
  category: z.enum(ACCOUNT_CATEGORIES, problem('invalid')),
  tax_code: z.enum(TAX_CODES, problem('invalid')),
  account: lineOrNone(MAX_ACCOUNT).meta({
    description: 'Name or number of the account or product',
  }),
  code: lineOrNone(MAX_TAX_NAME).meta({ description: 'Of its taxes in that program' }),
})
export const accountingMap = z
  .object({ lines: z.array(accountingLine) })
  .meta({ id: 'AccountingMap' })
