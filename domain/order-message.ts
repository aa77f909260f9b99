/** Code units of one message. */
export const MAX_MESSAGE_LENGTH = 2_000

/** How long after an order has ended its two sides may still write of it: a delivery is disputed within days, an invoice within weeks. */
export const DAYS_OPEN_AFTER_END = 30

/** The last entry after which an order takes no message: nobody reads a longer trail. */
export const LAST_ENTRY_BEFORE_FULL = 10_000

/** Entries of a trail that are answered at once, the newest first asked for. */
export const THREAD_PAGE = 100
