import type { PaperContent, PaperKind } from '@halles/domain/papers/paper.ts'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { isPaperOf, PAPER_CONTENT, type PaperOwner } from '../frozen-papers-sql.ts'

/** Papers that stand in memory at once. */
const PIECE = 50

type Wanted = { from: string; to: string; kind?: PaperKind | undefined }

/**
 * Papers of a business, issued by it or to it, that were issued from a day through another, in Montréal, by the day and in the order of issue, of one kind or
 * of both; read piece by piece.
 */
export async function* readPapers(
  reader: Reader,
  viewer: PaperOwner,
  { from, to, kind }: Wanted,
): AsyncGenerator<PaperContent> {
  let after = { day: from, id: 0 }
  for (;;) {
    const papers = await reader
      .selectFrom('paper')
      .select(['id', 'issued_on', PAPER_CONTENT.as('content')])
      // guard: exports: whose papers [papers/exports/papers-export.get]
      .where(isPaperOf(viewer))
      .where('issued_on', '<=', to)
      .where(sql<boolean>`(issued_on, id) > (${after.day}::date, ${after.id}::integer)`)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind as PaperKind))
      .orderBy('issued_on')
      .orderBy('id')
      .limit(PIECE)
      .execute()
    for (const { content } of papers) yield content
    const last = papers.at(-1)
    if (!last || papers.length < PIECE) return
    after = { day: last.issued_on, id: last.id }
  }
}
