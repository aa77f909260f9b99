import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { composeMessage } from './message.ts'
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
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  let made: Promise<unknown> | undefined
  async function write(file: string, message: string | Buffer) {
    made ??= makeFolder()
    await made
    await writeFile(file, message, { mode: 0o600 }).catch(async (error) => {
      if (error.code !== 'ENOENT') throw error
      // Somebody has removed the folder since.
      await makeFolder()
      await writeFile(file, message, { mode: 0o600 })
    })
  }
  return async ({ id, kind, date }, { read }) => {
    // Sorted by time; the same name at every attempt, so that a mail is there once.
    const moment = date.toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${moment}-${kind}-${id}.eml`)
    const mail = await read()
    await write(`${file}.part`, await composeMessage(mail, mailFrom))
    await rename(`${file}.part`, file)
    log({ mail: kind, subject: mail.subject, link: mail.link, file }, 'mail written')
  }
}
