import type { Language } from '@halles/contract/language.ts'
import type { RefusalsAbout } from '@halles/texts/fr/refusals-about.ts'
import type { SecurityEvent } from '../security-log/security-events.ts'

/**
 * What any refusal may say beside what its code carries: `Retry-After`; in the log another event than its code's; and, where more
 * is known, another sentence than its code's.
 */
export type RefusalOptions = {
  retryAfterSeconds?: number
  loggedAs?: SecurityEvent
  sentence?: (about: RefusalsAbout, language: Language) => string
}
