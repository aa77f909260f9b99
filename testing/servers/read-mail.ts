import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** A mail as its reader's program sees it, and as it travelled. */
export type ReadMail = {
  to: string
  from: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
  attachments: { name: string | null; type: string; content: Uint8Array }[]
  raw: string
}

export async function readMail(raw: string): Promise<ReadMail> {
  const mail: Email = await PostalMime.parse(raw)
  return {
    to: (mail.to ?? []).map(({ address }) => address).join(','),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename: name, mimeType: type, content }) => ({
      ...{ name, type },
      content: new Uint8Array(content as ArrayBuffer),
    })),
    raw,
  }
}

/** The mails in a server's outbox folder to one address, oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<ReadMail[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  const mails = files.map(async (file) => readMail(await readFile(join(folder, file), 'utf8')))
  return (await Promise.all(mails)).filter(({ to }) => to === address)
}

/** The newest mail in a server's outbox folder to one address, once there is one about `subject`. */
export async function lastMailTo(
  dataDir: string,
  address: string,
  subject: RegExp = /./,
): Promise<ReadMail> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; ) {
    const mail = (await mailsTo(dataDir, address)).findLast((one) => subject.test(one.subject))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${address} about ${subject}`)
}
