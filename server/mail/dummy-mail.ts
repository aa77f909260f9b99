import type { Mail } from './content/mail-kinds.ts'

/**
 * Queued in the place of a mail that nobody is to get, and never sent: it has expired already. Whoever asks about an
 * address must not learn from our time whether it was written to.
 */
export const DUMMY_MAIL: Mail = {
  kind: 'address-in-use',
  to: { email: 'nobody@halles.invalid', language: 'fr' },
  facts: {},
  expiresInMinutes: 0,
}
