import type { InvitationStops } from './invitations/invitation-stops.ts'
import type { QueueImport } from './jobs/slices/slice-queue.ts'
import type { Live } from './live/live.ts'
import type { QueueMail } from './mail/mail-queue.ts'
import type { PaperPdfs } from './papers/rendering/pdf/paper-pdfs.ts'
import type { Photos } from './photos/open-photos.ts'
import type { Platform } from './platform/endpoint/context.ts'
import type { PasswordThrottle } from './platform/limits/password-throttle.ts'
import type { PasswordHashing } from './platform/passwords/password-hashing.ts'
import type { UnsubscribeTokens } from './promotions/unsubscribe-tokens.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'

/** What handlers are given beside their request, built once in app.ts. */
export type Dependencies = Platform & {
  throttle: PasswordThrottle
  passwords: PasswordHashing
  secondFactors: SecondFactors
  unsubscribeTokens: UnsubscribeTokens
  invitationStops: InvitationStops
  queueMail: QueueMail
  queueImport: QueueImport
  queuePriceImport: QueueImport
  photos: Photos
  paperPdfs: PaperPdfs
  live: Live
  /** Of a list, in milliseconds. */
  longestReading: number
}
