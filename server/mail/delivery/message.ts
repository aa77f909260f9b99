import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { OutgoingMail } from './transport.ts'

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A mail as it travels (RFC 5322). */
export async function composeMessage(
  mail: OutgoingMail,
  from: Config['mailFrom'],
): Promise<string | Buffer> {
  const { message } = await composer.sendMail(messageOf(mail, from))
  if (!(typeof message === 'string' || Buffer.isBuffer(message)))
    throw new Error('nodemailer composed a stream')
  return message
}

/** A mail as nodemailer takes it. Addresses are objects, so no text is ever read as more addresses. */
function messageOf(mail: OutgoingMail, from: Config['mailFrom']): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
      })),
    }),
    messageId: mail.messageId,
    date: mail.date,
    // RFC 3834: so that no absence notice answers.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // RFC 8058: the button that mail programs show beside the sender.
      ...(mail.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
