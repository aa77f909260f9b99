import { paragraph, quote } from './mail-body.ts'
import type { Templates } from './templates.ts'

export const contactMail: Templates['contact-message'] = (message, { words }) => {
  const { subject, intro, name, email, noQuestion } = words.contact
  const fullName = `${message.firstName} ${message.lastName}`
  return {
    subject,
    greeting: undefined,
    replyTo: { name: fullName, address: message.email },
    blocks: [
      paragraph(intro),
      {
        is: 'facts',
        rows: [
          { label: name, value: fullName },
          { label: email, value: message.email },
        ],
      },
      message.question === '' ? paragraph(noQuestion) : quote(message.question),
    ],
  }
}
