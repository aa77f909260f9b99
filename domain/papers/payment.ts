import { CATEGORY_NAMES } from '../product.ts'
import { PAPER_KINDS } from './paper.ts'

/** How a customer paid. Halles moves no money: these are marks that a supplier sets. */
export const PAYMENT_METHODS = ['cheque', 'transfer', 'interac', 'debit', 'cash', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Longest reference of a payment, in characters: a number of a cheque or of a transfer. */
export const MAX_REFERENCE = 60

/** Invoices that one payment may name. */
export const MAX_SHARES = 200

/** 9,999,999.99 $: no customer pays more at once. */
export const MAX_PAYMENT_CENTS = 999_999_999

/** What moves what is owed: a reversal takes a payment back. */
export const STATEMENT_ENTRIES = [...PAPER_KINDS, 'payment', 'reversal'] as const
export type StatementEntryKind = (typeof STATEMENT_ENTRIES)[number]

/** The taxes on a line, as accounts tell them apart. */
export const TAX_CODES = ['none', 'gst', 'qst', 'both'] as const
export type TaxCode = (typeof TAX_CODES)[number]

/** What accounts are kept of: goods by category, their share of the delivery fee included, and deposits. */
export const ACCOUNT_CATEGORIES = [...CATEGORY_NAMES, 'deposit'] as const
export type AccountCategory = (typeof ACCOUNT_CATEGORIES)[number]

/** Longest name or number of an account, and longest tax code, of an accounting program, in characters. */
export const MAX_ACCOUNT = 60
export const MAX_TAX_NAME = 20

export const EXPORT_FORMATS = ['csv', 'xlsx', 'quickbooks', 'sage50', 'zip'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Days that one export may cover, both included: a year, and a month for the ZIP of its PDFs. */
export const MAX_EXPORT_DAYS = 366
export const MAX_ZIP_DAYS = 31
