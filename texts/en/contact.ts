import type { Texts } from '../fr.ts'

export const contact: Texts['contact'] = {
  title: 'Contact us',
  lead: 'A question about Halles, your account or your personal information? Write to us: we answer by email.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  question: 'Your question',
  submit: 'Send',
  privacy: 'Your name, email and message are kept for two years, to answer you.',
  sent: 'Your email has been sent to our team',
  failed: 'Your email could not be sent.',
}
