import type { MailTexts } from '../../fr/mails.ts'

export const contact: MailTexts['contact'] = {
  subject: 'Message from the contact form',
  what: 'Someone filled in the contact form. Reply to this email to write to them.',
  name: 'Name',
  email: 'Email',
  noQuestion: 'No message was written.',
}
