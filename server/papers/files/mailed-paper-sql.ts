import type { PaperContent } from '@halles/domain/papers/paper.ts'
import type { Reader } from '../../database/transaction.ts'
import { PAPER_CONTENT } from '../frozen-papers-sql.ts'

/** A paper that a mail tells of, which was read as its addressee's a moment ago; what it says as it was issued. */
export function findMailedPaper(
  reader: Reader,
  publicId: string,
): Promise<{ supplierId: number; content: PaperContent } | undefined> {
  return reader
    .selectFrom('paper')
    .select(['paper.supplier_id as supplierId', PAPER_CONTENT.as('content')])
    .where('paper.public_id', '=', publicId)
    .executeTakeFirst()
}
