import type { MailTexts } from '../../fr/mails.ts'

export const contact: MailTexts['contact'] = {
  subject: 'Message from the contact form',
  intro: 'Message received through the contact form. Reply to this email to write to this person.',
  name: 'Name',
  email: 'Email',
  noQuestion: 'The message is empty.',
}
