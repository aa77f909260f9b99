import type { MailTexts } from '../../fr/mails.ts'

export const layout: MailTexts['layout'] = {
  name: 'Halles',
  tagline: 'The wholesale market for restaurants',
  greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  labelled: (label, value) => `${label}: ${value}`,
  orCopy: 'If the button does not work, copy this address into your browser:',
  question: 'A question? Write to us:',
  automatic: 'Automatic email sent by Halles, the wholesale market for restaurants.',
}
