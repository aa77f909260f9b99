import type { SentFile } from '@halles/contract/endpoint.ts'
import type { AccountId } from '../../platform/access/viewer.ts'
import { paperHtml } from '../rendering/html/paper-html.ts'
import type { PaperDocument } from '../rendering/paper-document.ts'
import type { PaperPdfs } from '../rendering/pdf/paper-pdfs.ts'

type Wanted = { accountId: AccountId; format: 'html' | 'pdf' }

/** A paper as the answer of a call: a page that shows, or a PDF to keep. */
export async function sentPaper(
  pdfs: PaperPdfs,
  document: PaperDocument,
  { accountId, format }: Wanted,
): Promise<SentFile> {
  const name = `${plainName(document.name)}.${format}`
  if (format === 'html') {
    const type = 'text/html; charset=utf-8'
    return { name, type, content: once(paperHtml(document)), isShown: true }
  }
  return { name, type: 'application/pdf', content: once(await pdfs.render(accountId, document)) }
}

async function* once<Content>(content: Content) {
  yield content
}

/** Letters without their marks, figures and hyphens: "Facture-F-000042". */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00ba/g, 'o')
  return plain.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')
}
