import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import { mostProposed, mostThousandths, netOf } from '@halles/domain/weighed-line.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { bumpChangeCounters } from '../live/change-counter-sql.ts'
import { writeChange } from '../orders/change-order.ts'
import type { NewWeight } from '../orders/facts/line-weights-sql.ts'
import { listOrderedLines, type OrderedLine } from '../orders/facts/order-lines-sql.ts'
import {
  hasRoomFor,
  lockOrderForChange,
  type OrderToChange,
} from '../orders/lock-order-for-change.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { listWeighed, readWeighing } from './line-weights-sql.ts'

type Context = HandlerContext<Endpoints['lineWeightsSet']>
type Given = Input<Endpoints['lineWeightsSet']>['lines'][number]
type Named = { given: Given; line: OrderedLine; net: number | null; field: string }

/** No price is answered: whoever picks sees none. */
export const lineWeightsSet: Handler<'lineWeightsSet'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const found = await lockOrderForChange(context, input.supplier_order_public_id)
  if (!found) throw refuse('not_found')
  const { order } = found
  const before = await listOrderedLines(tx, order.id)
  const named = input.lines.map((given, index) => namedLine(before, input.lines, given, index))
  await refuseUnlessOpen(context, found, named)
  await refuseUnlessSeen(context, named)
  refuseAbove(context, named)
  const changed = named.filter(({ net, line }) => net !== line.netThousandths)
  await writeChange(tx, order, viewer, {
    lines: {
      before,
      weighed: { by: viewer.personId, lines: changed.map(asWeight) },
    },
  })
  const lines = await listWeighed(
    tx,
    named.map(({ line }) => line.id),
  )
  // No event: lines are weighed one after the other. Open screens of both sides show what an order costs by now.
  const numbers = await bumpChangeCounters(tx, [order.restaurantId, order.supplierId])
  return { number: numbers.get(order.supplierId) ?? 0, lines }
}

function namedLine(
  lines: readonly OrderedLine[],
  all: readonly Given[],
  given: Given,
  index: number,
): Named {
  const field = `lines.${index}`
  const line = lines.find(({ publicId }) => publicId === given.public_id)
  if (!line) throw refuseField(`${field}.public_id`, 'line_unknown')
  if (all.findIndex((other) => other.public_id === given.public_id) !== index)
    throw refuseField(`${field}.public_id`, 'line_twice')
  if (!line.isWeighed) throw refuseField(`${field}.public_id`, 'line_not_weighed')
  const { packages } = given
  return { given, line, field, net: packages.length > 0 ? netOf(packages) : null }
}

const asWeight = ({ line, given, net }: Named): NewWeight => ({
  lineId: line.id,
  netThousandths: net ?? 0,
  packages: given.packages,
})

/**
 * An order is weighed while it is accepted. Once it is done or received, what was not weighed may still be, so that it can be
 * invoiced; what was weighed stays, and nothing changes any more once it is on an invoice.
 */
async function refuseUnlessOpen(
  { tx, refuse }: Context,
  { order, state }: OrderToChange,
  named: readonly Named[],
): Promise<void> {
  const isWeighable = order.status === 'acknowledged' || order.status === 'done'
  // guard: weights: an order that is accepted or done [line-weights-set.post]
  //   lines: 2
  if (!isWeighable || !hasRoomFor(state, named.length)) throw refuse('not_to_weigh')
  const isOver = order.status === 'done' || state.isReceived
  // guard: weights: what was weighed stays once the order is done or received [line-weights-set.post]
  //   code: isOver && named.some(({ line }) => line.netThousandths !== null)
  //   instead: false
  if (isOver && named.some(({ line }) => line.netThousandths !== null)) throw refuse('not_to_weigh')
  const { isInvoiced, proposed } = await readWeighing(tx, order.id)
  // guard: weights: none once the order is invoiced [line-weights-set.post]
  if (isInvoiced) throw refuse('not_to_weigh')
  // guard: weights: none while something is proposed about the line [line-weights-set.post]
  if (named.some(({ line }) => proposed.includes(line.id))) throw refuse('line_in_proposal')
}

/** Two who weigh a line, or one who weighs what is changed meanwhile: the second is told. */
async function refuseUnlessSeen({ tx, refuse }: Context, named: readonly Named[]): Promise<void> {
  const isAsSeen = ({ given, line }: Named) =>
    openQuantity(line) === given.cases && line.netThousandths === given.seen
  // guard: weights: a line as it was seen [line-weights-set.post]
  //   instead: if (named.every((one) => isAsSeen(one) || true)) return
  if (named.every(isAsSeen)) return
  const weights = await listWeighed(
    tx,
    named.map(({ line }) => line.id),
  )
  throw refuse('weight_changed', { weights })
}

function refuseAbove({ refuse }: Context, named: readonly Named[]): void {
  const implausible = named.find(
    ({ net, line }) => (net ?? 0) > mostProposed(line.quantityHundredths, openQuantity(line)),
  )
  if (implausible) throw refuseField(`${implausible.field}.packages`, 'weight_implausible')
  const above = named.flatMap(({ net, line }) => {
    const most = mostThousandths(line.quantityHundredths, openQuantity(line))
    return (net ?? 0) > most ? [{ public_id: line.publicId, most }] : []
  })
  // guard: weights: no more than a tenth above what was agreed [line-weights-set.post]
  if (above.length > 0) throw refuse('weight_above_agreed', { above })
}
