import type { Handler } from '../handler.ts'
import { countOwnChange } from '../live/own-changes-sql.ts'
import { deleteMarks, findLines, insertMarks, listOtherMarks } from './pick-marks-sql.ts'

/** Lines of orders that are no longer open are left as they are: there is nothing to pick of them. */
export const pickMark: Handler<'pickMark'> = async ({ tx, input, viewer, refuse }) => {
  const { supplierId, personId } = viewer
  const marks = new Map(input.lines.map(({ public_id, mark }) => [public_id, mark]))
  const found = await findLines(tx, supplierId, [...marks.keys()])
  if (found.length < marks.size) throw refuse('not_found')
  const lines = found
    .filter(({ isOpen }) => isOpen)
    .map(({ id, publicId }) => ({ id, mark: marks.get(publicId) ?? '' }))
  if (input.picked) await insertMarks(tx, personId, lines)
  else await deleteMarks(tx, lines)
  const others = await listOtherMarks(tx, lines)
  return { number: await countOwnChange(tx, supplierId), others }
}
