import type { RenderedMail } from '../templates/render-mail.ts'

/** What is known of a mail before it is read: to which address it goes, and what it is called. */
export type MailToSend = {
  id: string
  kind: string
  date: Date
  recipient: string
}

/** A file that goes with a mail; its name is ours: ASCII. */
export type MailAttachment = { name: string; type: string; content: Uint8Array }

/** A mail that is ready to leave, to one address. */
export type OutgoingMail = MailToSend &
  RenderedMail & { messageId: string; attachments?: readonly MailAttachment[] }

export type SendOptions = {
  /** Ends the attempt. */
  signal: AbortSignal
  /** The mail as it is now, read when the first byte is about to leave; throws when it must not leave after all. */
  read: () => Promise<OutgoingMail>
}

/** Settles when the mail is out of our hands; throws when it is not, or when nobody can say. */
export type Transport = (mail: MailToSend, leave: SendOptions) => Promise<void>
