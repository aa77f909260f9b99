import type { Language } from '@halles/contract/language.ts'
import type { LegalDetails } from '@halles/contract/legal-details.ts'
import { mails as en } from '@halles/texts/en/mails.ts'
import { mails as fr } from '@halles/texts/fr/mails.ts'
import type { MailContent, MailKind } from '../content/mail-kinds.ts'
import type { MailLinks } from '../content/mail-links.ts'
import { accountMails } from './account-mails.ts'
import { approvalMails } from './approval-mails.ts'
import { askedAccountMail } from './asked-account-mail.ts'
import { certificateMail } from './certificate-mail.ts'
import { contactMail } from './contact-mail.ts'
import { creditMails } from './credit-mails.ts'
import { customerMails } from './customer-mails.ts'
import { toHtml } from './html-layout.ts'
import { linkOf, type MailBody } from './mail-body.ts'
import { orderMails } from './order-mails.ts'
import { paperMails } from './paper-mails.ts'
import { photoMail } from './photo-mail.ts'
import { toPlainText } from './plain-text.ts'
import { promotionMail } from './promotion-mail.ts'
import { proposalMails } from './proposal-mails.ts'
import { recallMail } from './recall-mail.ts'
import { teamMails } from './team-mails.ts'
import type { Templates } from './templates.ts'
import { tradeInvitationMail } from './trade-invitation-mail.ts'

const WORDS = { fr, en }
const templates: Templates = {
  ...accountMails,
  ...orderMails,
  ...creditMails,
  ...proposalMails,
  ...teamMails,
  ...approvalMails,
  ...customerMails,
  ...paperMails,
  'contact-message': contactMail,
  'certificate-ending': certificateMail,
  'photo-hidden': photoMail,
  'account-asked': askedAccountMail,
  'recall-notice': recallMail,
  promotion: promotionMail,
  'trade-invitation': tradeInvitationMail,
}

export type RenderedMail = Pick<MailBody, 'subject' | 'replyTo' | 'unsubscribe'> & {
  html: string
  text: string
  /** The address that the mail wants opened, if any. */
  link: string | undefined
}

/** A mail in its reader's language, as HTML and as text. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  content: MailContent[Kind],
  { language, links, legal }: { language: Language; links: MailLinks; legal: LegalDetails },
): RenderedMail {
  const words = WORDS[language]
  const runBy = legal.name && words.legal.runBy(legal.name, legal.address)
  const body = templates[kind](content, { language, words, links })
  return {
    subject: body.subject,
    ...(body.replyTo && { replyTo: body.replyTo }),
    ...(body.unsubscribe !== undefined && { unsubscribe: body.unsubscribe }),
    html: toHtml(body, { language, words: words.layout, links, runBy }),
    text: toPlainText(body, { words: words.layout, links, runBy }),
    link: linkOf(body),
  }
}
