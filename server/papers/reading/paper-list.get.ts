import type { Handler } from '../../handler.ts'
import { listPapers } from './paper-list-sql.ts'

const PAGE = 30

export const paperList: Handler<'paperList'> = async ({ reader, input, viewer }) => {
  const { cursor, ...wanted } = input
  const found = await listPapers(reader, viewer, { ...wanted, after: cursor }, PAGE + 1)
  const results = found.slice(0, PAGE)
  return { results, next: found.length > PAGE ? (results.at(-1)?.public_id ?? null) : null }
}
