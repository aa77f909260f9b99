/** In code units, A199: a page of text. */
export const MAX_PROMOTION_LENGTH = 5000

/** product.md 9: one promotion an hour. */
export const PROMOTION_EVERY_MINUTES = 60

/**
 * Version of the question whether suppliers may send a restaurant promotions: the day its words were last changed, in
 * either language. docs/consent-wordings.md has the words of every version.
 */
export const CONSENT_WORDING = '2026-11-27'

/** Where a restaurant answered it; the last is an unsubscription from all suppliers before the question was asked. */
export const CONSENT_SOURCES = [
  'sign_up',
  'question',
  'account',
  'unsubscribe_link',
  'earlier_unsubscription',
] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

/** As many as a mail is read for. */
export const MAX_PROMOTED_SPECIALS = 12
