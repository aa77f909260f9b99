import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import { messageOf } from './message.ts'
import type { Transport } from './transport.ts'

export type LogMail = (
  line: { mail: string; subject: string; link: string | undefined; file: string },
  message: string,
) => void

/** Without a mail server: each mail as a file that a mail program opens, and what it is about in the log. */
export function folderTransport(
  { dataDir, mailFrom }: Pick<Config, 'dataDir' | 'mailFrom'>,
  log: LogMail,
): Transport {
  const folder = join(dataDir, 'outbox')
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail, { signal, preSendCheck }) => {
    const { message } = await mailer.sendMail({ ...messageOf(mail, mailFrom), signal })
    // Sorted by time; the same name at every attempt, so that a mail is there once.
    const moment = mail.date.toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${moment}-${mail.kind}-${mail.id}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await preSendCheck()
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
    log({ mail: mail.kind, subject: mail.subject, link: mail.link, file }, 'mail written')
  }
}
