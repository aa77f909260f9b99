import type { Handler } from '../../handler.ts'
import { findFrozenPaper } from '../frozen-papers-sql.ts'
import { paperAnswer } from '../paper-answers.ts'
import { readStanding } from './paper-standing-sql.ts'

export const getPaper: Handler<'getPaper'> = async ({ reader, input, viewer, refuse }) => {
  const paper = await findFrozenPaper(reader, viewer, input.paper_public_id)
  if (!paper) throw refuse('not_found')
  return {
    ...paperAnswer(paper.publicId, paper.content),
    digest: paper.digest,
    ...(await readStanding(reader, viewer, paper.id)),
  }
}
