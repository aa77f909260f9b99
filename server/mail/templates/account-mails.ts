import type { MailContent, Person } from '../content/mail-kinds.ts'
import { action, type MailBlock, type MailBody, paragraph, quote } from './mail-body.ts'
import type { Templates } from './templates.ts'

type AccountMail = Exclude<keyof MailContent, 'contact-message' | 'promotion' | `order-${string}`>

export const accountMails: Pick<Templates, AccountMail> = {
  'sign-up-received': (person, { words }) => {
    const { subject, thanks, next } = words.accounts.signUpReceived
    return to(person, words, subject, [paragraph(thanks(person.businessName)), paragraph(next)])
  },
  'address-in-use': (person, { words }) => {
    const { subject, what, ifYou, ifNot } = words.accounts.addressInUse
    return to(person, words, subject, [what, ifYou, ifNot].map(paragraph))
  },
  'email-in-use': (person, { words }) => {
    const { subject, what, ifNot } = words.accounts.emailInUse
    return to(person, words, subject, [what, ifNot].map(paragraph))
  },
  'account-activated': (person, { words, links }) => {
    const { subject, what, welcome, action: label } = words.accounts.activated
    return to(person, words, subject, [
      paragraph(what(person.businessName)),
      paragraph(welcome(person.accountKind)),
      action(label, links.login),
    ])
  },
  'account-refused': (person, { words }) => {
    const { subject, what, again } = words.accounts.refused
    return to(person, words, subject, [
      paragraph(what(person.businessName)),
      quote(person.reason),
      paragraph(again),
    ])
  },
  'password-changed': (person, { words }) => {
    const { subject, what, ifNot } = words.accounts.passwordChanged
    return to(person, words, subject, [what, ifNot].map(paragraph))
  },
  'password-reset': (person, { words, links }) => {
    const { subject, what, action: label, limits, ifNot } = words.accounts.passwordReset
    return to(person, words, subject, [
      paragraph(what),
      action(label, links.resetPassword(person.uidb64, person.token)),
      paragraph(limits),
      paragraph(ifNot),
    ])
  },
  'email-confirmation': (person, { words, links }) => {
    const { subject, what, action: label, ifNot } = words.accounts.emailConfirmation
    return to(person, words, subject, [
      paragraph(what),
      action(label, links.confirmEmail(person.token)),
      paragraph(ifNot),
    ])
  },
  'email-changed': (person, { words, links }) => {
    const { subject, what, ifNot, action: label } = words.accounts.emailChanged
    return to(person, words, subject, [
      paragraph(what),
      paragraph(ifNot),
      action(label, links.contact),
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
