/** In code units, RELIABILITY A199: a page of text. */
export const MAX_PROMOTION_LENGTH = 5000

/** SPEC: one promotion an hour. */
export const PROMOTION_EVERY_MINUTES = 60
