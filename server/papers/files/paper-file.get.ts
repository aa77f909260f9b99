import type { Handler } from '../../handler.ts'
import { findFrozenPaper } from '../frozen-papers-sql.ts'
import { invoiceDocument } from '../rendering/documents/invoice-document.ts'
import { sentPaper } from './sent-paper.ts'

export const paperFile: Handler<'paperFile'> = async (context) => {
  const { input, viewer, reader, refuse, dependencies } = context
  const { format, language } = input
  const paper = await findFrozenPaper(reader, viewer, input.paper_public_id)
  if (!paper) throw refuse('not_found')
  const document = invoiceDocument(paper.content, language)
  return sentPaper(dependencies.paperPdfs, document, { accountId: viewer.accountId, format })
}
