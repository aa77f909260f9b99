import type { Database } from '../../database/connect.ts'
import type { Attach } from '../../mail/delivery/deliver-mail.ts'
import { invoiceDocument } from '../rendering/documents/invoice-document.ts'
import type { PaperPdfs } from '../rendering/pdf/paper-pdfs.ts'
import { findMailedPaper } from './mailed-paper-sql.ts'
import { plainName } from './sent-paper.ts'

/** The PDF of an invoice or a credit note, in the reader's language, for the mail that tells of it; none where it cannot be made now. */
export function attachPapers(database: Database, pdfs: PaperPdfs): Attach {
  return async ({ kind, content, language }) => {
    if (kind !== 'invoice-issued' && kind !== 'credit-note-issued') return []
    const { publicId } = content as { publicId: string }
    try {
      const paper = await findMailedPaper(database, publicId)
      if (!paper) return []
      const document = invoiceDocument(paper.content, language)
      const file = await pdfs.render(paper.supplierId, document)
      return [{ name: `${plainName(document.name)}.pdf`, type: 'application/pdf', content: file }]
    } catch {
      // It was told of where it failed; the mail has a link.
      return []
    }
  }
}
