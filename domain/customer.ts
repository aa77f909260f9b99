/** How a restaurant stands with a supplier: it asked for an account, has one, or had one. */
export const CUSTOMER_STATUSES = ['asked', 'open', 'closed'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]

/** Whom a supplier sells to: every restaurant of the cities it serves, or those that have an account with it. */
export const OPEN_TO = ['everyone', 'customers'] as const
export type OpenTo = (typeof OPEN_TO)[number]

/** Whom a product may be kept for; null: everyone whom its supplier sells to. */
export const AUDIENCES = ['customers'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Longest code that a supplier gives a customer, in characters. */
export const MAX_CUSTOMER_CODE = 40
/** Longest note of a supplier about a customer, in characters. */
export const MAX_CUSTOMER_NOTE = 500
/** Longest terms of payment, in days. */
export const MAX_TERMS_DAYS = 120

/**
 * Whether a supplier sells to a restaurant of a city it serves. `status`: null where the two know nothing of each other. An
 * account that was closed is closed with a supplier that sells to everyone too: that is what closing it is for.
 */
export function sellsTo(openTo: OpenTo, status: CustomerStatus | null): boolean {
  return openTo === 'everyone' ? status !== 'closed' : status === 'open'
}

/** What a supplier's answer, or its closing of an account, is to the restaurant. */
export type CustomerChange = 'opened' | 'refused' | 'closed'

/** What becomes of an account with its next status; undefined when it stays as it was. */
export function customerChange(
  from: CustomerStatus,
  to: 'open' | 'closed',
): CustomerChange | undefined {
  if (from === to) return undefined
  if (to === 'open') return 'opened'
  return from === 'asked' ? 'refused' : 'closed'
}

/** Whether a product is for a restaurant that its supplier sells to. */
export function isFor(audience: Audience | null, status: CustomerStatus | null): boolean {
  return audience === null || status === 'open'
}
