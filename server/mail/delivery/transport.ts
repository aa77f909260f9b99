import type { RenderedMail } from '../templates/render-mail.ts'

/** A mail that is ready to leave, to one address. */
export type OutgoingMail = RenderedMail & {
  id: string
  messageId: string
  kind: string
  date: Date
  recipient: string
}

export type SendOptions = {
  /** Ends the attempt. */
  signal: AbortSignal
  /** Throws when the mail must not leave after all. Asked when the first byte is about to. */
  preSendCheck: () => Promise<void>
}

/** Settles when the mail is out of our hands; throws when it is not, or when nobody can say. */
export type Transport = (mail: OutgoingMail, leave: SendOptions) => Promise<void>
