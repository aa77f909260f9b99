import { Readable } from 'node:stream'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../../config.ts'
import { composeMessage } from './message.ts'
import type { Transport } from './transport.ts'

type Smtp = NonNullable<Config['smtp']>

const SECONDS = 1000

/** Every mail over a connection of its own: what breaks one breaks no other, and nothing is sent again unasked. */
export function smtpTransport(smtp: Smtp, { mailFrom }: Pick<Config, 'mailFrom'>): Transport {
  return async ({ recipient }, { signal, read }) => {
    const mailer = createTransport({
      ...smtp,
      ...encryptionOf(smtp),
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      dnsTimeout: 5 * SECONDS,
      // Longer than any attempt, which `signal` ends: after a pause of this process both would be due, and an answer
      // that came meanwhile is to be read first.
      socketTimeout: 90 * SECONDS,
      socketCloseTimeout: 2 * SECONDS,
    })
    composeAtFirstByte(mailer, async () => composeMessage(await read(), mailFrom))
    await mailer.sendMail({ envelope: { from: mailFrom.address, to: [recipient] }, signal })
  }
}

/**
 * Registers a plugin for nodemailer's step 'stream' (https://nodemailer.com/plugins/create): `processFunc` puts a stream of
 * ours in the place of the composed message. nodemailer reads it when the server has answered DATA with 354, and a stream
 * that fails before its first byte ends the connection: the server gets no message.
 */
function composeAtFirstByte(mailer: Transporter, compose: () => Promise<string | Buffer>): void {
  async function* composed() {
    yield await compose()
  }
  mailer.use('stream', ({ message }, done) => {
    message.processFunc((empty) => {
      empty.destroy()
      return Readable.from(composed(), { objectMode: false })
    })
    done()
  })
}

/** A password never travels unencrypted to another machine, and a certificate that is offered is checked. */
function encryptionOf({ host, secure, auth }: Smtp) {
  if (secure) return {}
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.')
  if (isHere) return { ignoreTLS: auth === undefined }
  return { requireTLS: auth !== undefined }
}
