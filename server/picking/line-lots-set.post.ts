import type { Endpoints } from '@halles/contract/endpoints.ts'
import { changed } from '@halles/domain/business-activity.ts'
import { areSameLots, foldLot, type LineLot, lotsRefusal } from '@halles/domain/lot.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import type { LotOfLine } from '../orders/facts/line-lots-sql.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { type LineOfLots, listLinesOfLots, lockLinesOfLots, replaceLots } from './line-lots-sql.ts'

type Context = HandlerContext<Endpoints['lineLotsSet']>
type Given = { line: LineOfLots; seen: LineLot[]; lots: LineLot[] }

/** All of the lines or none. Lots that are said of an order that was delivered are a correction, which the business's activity has. */
export const lineLotsSet: Handler<'lineLotsSet'> = async (context) => {
  const { tx, input, viewer } = context
  const given = await givenLines(context)
  refuseStale(context, given)
  refuseWhatMayNotBe(context, given)
  for (const { line, seen, lots } of given) {
    if (areSameLots(seen, lots)) continue
    await replaceLots(tx, viewer, { id: line.id, lots })
    if (line.phase === 'delivered') await recordCorrection(context, line, { seen, lots })
  }
  const named = input.lines.map(({ public_id }) => public_id)
  const lines = await listLinesOfLots(tx, viewer.supplierId, named)
  return { number: await bumpChangeCounter(tx, viewer.supplierId), lines: lines.map(asAnswered) }
}

async function givenLines({ tx, input, viewer, refuse }: Context): Promise<Given[]> {
  const named = new Map(input.lines.map((line) => [line.public_id, line]))
  if (named.size < input.lines.length) throw refuseField('lines', 'line_twice')
  const found = await lockLinesOfLots(tx, viewer.supplierId, [...named.keys()])
  // guard: lots: unknown lines are refused [line-lots-set.post]
  if (found.length < named.size) throw refuse('not_found')
  return found.flatMap((line) => {
    const of = named.get(line.publicId)
    return of ? [{ line, seen: of.seen.map(asLot), lots: of.lots.map(asLot) }] : []
  })
}

/** Not over what a colleague said meanwhile, nor of a line that has other cases by now. */
function refuseStale({ input, refuse }: Context, given: readonly Given[]): void {
  const casesSeen = new Map(input.lines.map(({ public_id, cases }) => [public_id, cases]))
  // guard: lots: what was not seen is not written over [line-lots-set.post]
  //   code: casesSeen.get(line.publicId) !== line.cases || !areSameLots(line.lots.map(asLot), seen)
  //   instead: casesSeen.get(line.publicId) !== line.cases
  const isStale = ({ line, seen }: Given) =>
    casesSeen.get(line.publicId) !== line.cases || !areSameLots(line.lots.map(asLot), seen)
  if (!given.some(isStale)) return
  throw refuse('lots_changed', { lines: given.map(({ line }) => asAnswered(line)) })
}

function refuseWhatMayNotBe({ refuse }: Context, given: readonly Given[]): void {
  for (const { line, seen, lots } of given) {
    const recalled = new Set(line.recalled)
    const refusal = lotsRefusal(line.phase, { before: seen, after: lots, recalled })
    // guard: lots: of a cancelled order or line [line-lots-set.post]
    if (refusal === 'lots_closed') throw refuse(refusal)
    if (refusal === 'lot_recalled') {
      const named = [...lots, ...seen].filter(({ lot }) => recalled.has(foldLot(lot)))
      throw refuse(refusal, { lots: [...new Set(named.map(({ lot }) => lot))] })
    }
  }
}

async function recordCorrection(
  { tx, viewer }: Context,
  { productName }: LineOfLots,
  { seen, lots }: { seen: readonly LineLot[]; lots: readonly LineLot[] },
): Promise<void> {
  const written = (of: readonly LineLot[]) =>
    of.length === 0 ? null : of.map(({ lot, cases }) => `${lot} (${cases})`).join(', ')
  await insertBusinessAction(tx, viewer, {
    action: 'lots_corrected',
    subject: productName,
    detail: changed('lots', written(seen), written(lots)),
  })
}

function asLot({ lot, expires_on, cases }: LotOfLine): LineLot {
  return { lot, expiresOn: expires_on, cases }
}

function asAnswered({ publicId, cases, lots }: LineOfLots) {
  return { public_id: publicId, cases, lots }
}
