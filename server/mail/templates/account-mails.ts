import type { MailContent, Person } from '../content/mail-kinds.ts'
import { action, type MailBlock, type MailBody, paragraph, quote } from './mail-body.ts'
import type { Templates } from './templates.ts'

type AccountMail = Exclude<
  keyof MailContent,
  | 'contact-message'
  | 'promotion'
  | 'trade-invitation'
  | 'certificate-ending'
  | 'photo-hidden'
  | 'account-asked'
  | 'recall-notice'
  | 'invoice-issued'
  | 'credit-note-issued'
  | 'invoices-overdue'
  | 'team-invitation'
  | 'role-changed'
  | 'member-removed'
  | `order-${string}`
  | `approval-${string}`
  | `credit-${string}`
  | `customer-${string}`
  | `proposal-${string}`
>

export const accountMails: Pick<Templates, AccountMail> = {
  'sign-up-received': (person, { words }) => {
    const { subject, thanks, next } = words.accounts.signUpReceived
    return to(person, words, subject, [paragraph(thanks(person.businessName)), paragraph(next)])
  },
  'address-in-use': (person, { words }) => {
    const { subject, intro, ifYou, ifNot } = words.accounts.addressInUse
    return to(person, words, subject, [intro, ifYou, ifNot].map(paragraph))
  },
  'email-in-use': (person, { words }) => {
    const { subject, intro, ifNot } = words.accounts.emailInUse
    return to(person, words, subject, [intro, ifNot].map(paragraph))
  },
  'account-activated': (person, { words, links }) => {
    const { subject, intro, welcome, action: label } = words.accounts.activated
    return to(person, words, subject, [
      paragraph(intro(person.businessName)),
      paragraph(welcome(person.accountKind)),
      action(label, links.login),
    ])
  },
  'account-refused': (person, { words }) => {
    const { subject, intro, reapply } = words.accounts.refused
    return to(person, words, subject, [
      paragraph(intro(person.businessName)),
      quote(person.reason),
      paragraph(reapply),
    ])
  },
  'password-changed': (person, { words }) => {
    const { subject, intro, ifNot } = words.accounts.passwordChanged
    return to(person, words, subject, [intro, ifNot].map(paragraph))
  },
  'password-reset': (person, { words, links }) => {
    const { subject, intro, action: label, limits, ifNot } = words.accounts.passwordReset
    return to(person, words, subject, [
      paragraph(intro),
      action(label, links.resetPassword(person.uidb64, person.token)),
      paragraph(limits),
      paragraph(ifNot),
    ])
  },
  'email-confirmation': (person, { words, links }) => {
    const { subject, intro, action: label, ifNot } = words.accounts.emailConfirmation
    return to(person, words, subject, [
      paragraph(intro),
      action(label, links.confirmEmail(person.token)),
      paragraph(ifNot),
    ])
  },
  'email-change-requested': (person, { words, links }) => {
    const { subject, intro, undo, action: label, limits } = words.accounts.emailChangeRequested
    return to(person, words, subject, [
      paragraph(intro(person.newEmail)),
      paragraph(undo),
      action(label, links.undoEmailChange(person.undoToken)),
      paragraph(limits),
    ])
  },
  'email-changed': (person, { words, links }) => {
    const { subject, intro, undo, action: label, limits } = words.accounts.emailChanged
    return to(person, words, subject, [
      paragraph(intro(person.newEmail)),
      paragraph(undo),
      action(label, links.undoEmailChange(person.undoToken)),
      paragraph(limits),
    ])
  },
  'email-change-undone': (person, { words, links }) => {
    const { subject, intro, next, action: label, limits } = words.accounts.emailChangeUndone
    return to(person, words, subject, [
      paragraph(intro),
      paragraph(next),
      action(label, links.resetPassword(person.uidb64, person.token)),
      paragraph(limits),
    ])
  },
}

function to(
  { firstName }: Person,
  words: Parameters<Templates['sign-up-received']>[1]['words'],
  subject: string,
  blocks: MailBlock[],
): MailBody {
  return { subject, greeting: words.layout.greeting(firstName), blocks }
}
