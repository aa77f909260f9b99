/** Code units of one message. */
export const MAX_MESSAGE_LENGTH = 2_000

/** How long after an order has ended its two sides may still write of it: a delivery is disputed within days, an invoice within weeks. */
export const DAYS_OPEN_AFTER_END = 30

/** The last entry after which an order takes no message, change or proposal: nobody reads a longer trail. */
export const LAST_ENTRY_BEFORE_FULL = 10_000

/**
 * The last entry of a receipt and its corrections: they come after all that may fill a trail. The database counts to 32,767; the
 * steps that end an order, and answers, always have room.
 */
export const LAST_ENTRY_OF_RECEIPTS = 30_000

/** Entries of a trail that are answered at once, the newest first asked for. */
export const THREAD_PAGE = 100
