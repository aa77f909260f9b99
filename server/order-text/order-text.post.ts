import { MAX_ORDER_TEXT_LINES } from '@halles/domain/order-text/order-text-terms.ts'
import {
  type OrderTextLine,
  readOrderText as readLines,
} from '@halles/domain/order-text/read-order-text.ts'
import { readWhile } from '../database/request-context.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { callerGone } from '../platform/http/caller-gone.ts'
import { answeredItem, NOTHING } from './answered-line.ts'
import { createCatalogueSearch } from './catalogue-matches.ts'
import { findSupplierOf, type NamedSupplier } from './heading-supplier.ts'
import { purchaseHistoryOf } from './purchase-history.ts'

/** Words that the restaurant confirmed first, then what it ordered, then everything that it can order. */
export const readOrderText: Handler<'readOrderText'> = async (context) => {
  const { input, viewer, dependencies, reply } = context
  const read = readLines(input.text)
  // Items, not line ends: "2 lait, 3 oeufs" in one line are two.
  if (read.length > MAX_ORDER_TEXT_LINES) throw refuseField('text', 'too_many_lines')
  await dependencies.limits.countOrderText(viewer.restaurantId)
  return readWhile(callerGone(reply), () => readMeanings(context, read))
}

async function readMeanings(
  { input: { lang }, viewer: { restaurantId }, database }: Parameters<Handler<'readOrderText'>>[0],
  read: readonly OrderTextLine[],
) {
  const history = await purchaseHistoryOf(database, restaurantId, itemsOf(read))
  const catalogue = createCatalogueSearch(database, restaurantId, lang)
  const lines = []
  let supplier: NamedSupplier | undefined
  for (const line of read) {
    if (line.kind === 'heading') supplier = await findSupplierOf(database, restaurantId, line.name)
    const named = supplier ? { public_id: supplier.publicId, name: supplier.name } : null
    if (line.kind === 'item')
      lines.push(await answeredItem(line, history, catalogue.search, supplier))
    else
      lines.push({
        ...NOTHING,
        text: line.text,
        kind: line.kind,
        supplier: line.kind === 'heading' ? named : null,
      })
  }
  return { lines, ...(catalogue.isPartial() && { is_partial: true as const }) }
}

function itemsOf(lines: readonly OrderTextLine[]) {
  return lines.flatMap((line) => (line.kind === 'item' ? [line.item] : []))
}
