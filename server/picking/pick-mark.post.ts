import type { Handler } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { deleteMarks, insertMarks, listOtherMarks, lockLines } from './pick-marks-sql.ts'

/**
 * Lines of orders that are no longer open are left as they are, there is nothing to pick of them; so are those that have other
 * cases than whoever marked them saw.
 */
export const pickMark: Handler<'pickMark'> = async ({ tx, input, viewer, refuse }) => {
  const { supplierId, personId } = viewer
  const named = new Map(input.lines.map((line) => [line.public_id, line]))
  const found = await lockLines(tx, supplierId, [...named.keys()])
  // guard: pick mark: unknown lines are refused [pick-mark.post]
  if (found.length < named.size) throw refuse('not_found')
  const lines = found.flatMap(({ id, publicId, cases, isOpen }) => {
    const line = named.get(publicId)
    const isAsSeen = line?.cases === undefined || line.cases === cases
    // guard: pick mark: only open lines [pick-mark.post]
    //   code: line && isOpen && isAsSeen
    //   instead: line && isAsSeen
    // guard: picking: a line with other cases than were seen stays open [pick-mark.post]
    //   code: isOpen && isAsSeen
    //   instead: isOpen
    return line && isOpen && isAsSeen ? [{ id, mark: line.mark }] : []
  })
  if (input.picked) await insertMarks(tx, personId, lines)
  else await deleteMarks(tx, lines)
  const others = await listOtherMarks(tx, lines)
  return { number: await bumpChangeCounter(tx, supplierId), others }
}
