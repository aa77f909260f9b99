import { MAX_ORDER_TEXT_LINES } from '@halles/domain/order-text/order-text-terms.ts'
import {
  type OrderTextItem,
  type OrderTextLine,
  readOrderText as readLines,
} from '@halles/domain/order-text/read-order-text.ts'
import { readWhile } from '../database/request-context.ts'
import type { Reader } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { callerGone } from '../platform/http/caller-gone.ts'
import { answeredItem, NOTHING } from './answered-line.ts'
import { findSupplierOf, type NamedSupplier } from './heading-supplier.ts'
import { findMeanings, type Meanings } from './meanings.ts'
import { listOffered } from './purchase-history-sql.ts'

/** Words that the restaurant confirmed first, then what it ordered, then everything that it can order. */
export const readOrderText: Handler<'readOrderText'> = async (context) => {
  const { input, viewer, dependencies, reply } = context
  const read = readLines(input.text)
  // Items, not line ends: "2 lait, 3 oeufs" in one line are two.
  if (read.flatMap(partsOf).length > MAX_ORDER_TEXT_LINES)
    throw refuseField('text', 'too_many_lines')
  await dependencies.limits.countOrderText(viewer.restaurantId)
  return readWhile(callerGone(reply), () => readMeanings(context, read))
}

/** A line and the supplier that what it orders is to be of. */
type Limited = { readonly line: OrderTextLine; readonly supplier: NamedSupplier | undefined }

async function readMeanings(
  { viewer: { restaurantId }, database }: Parameters<Handler<'readOrderText'>>[0],
  read: readonly OrderTextLine[],
) {
  const limited = await withSuppliers(database, restaurantId, read)
  const asked = limited.flatMap(({ line, supplier }) =>
    itemsOf(line).map(({ good }) => ({ good, supplierId: supplier?.id ?? null })),
  )
  const meanings = await findMeanings(database, restaurantId, asked)
  const offered = await offeredIn(database, restaurantId, meanings)
  const lines = limited.flatMap(({ line, supplier }) => {
    if (line.kind === 'item')
      return chosenItems(line, meanings).flatMap((item) => {
        const meaning = meanings.get(item.good)
        return meaning ? [answeredItem(item, meaning, offered)] : []
      })
    const named = supplier ? { public_id: supplier.publicId, name: supplier.name } : null
    const isHeading = line.kind === 'heading'
    return [{ ...NOTHING, text: line.text, kind: line.kind, supplier: isHeading ? named : null }]
  })
  return { lines }
}

async function withSuppliers(
  reader: Reader,
  restaurantId: RestaurantId,
  lines: readonly OrderTextLine[],
): Promise<Limited[]> {
  const limited: Limited[] = []
  let supplier: NamedSupplier | undefined
  for (const line of lines) {
    if (line.kind === 'heading') supplier = await findSupplierOf(reader, restaurantId, line.name)
    limited.push({ line, supplier })
  }
  return limited
}

/** A line that is no one good is the goods between its commas. */
function chosenItems(item: OrderTextItem, meanings: Meanings): readonly OrderTextItem[] {
  const isNoGood = meanings.get(item.good)?.doubt === 'not_found'
  return isNoGood && item.parts.length > 0 ? item.parts : [item]
}

function itemsOf(line: OrderTextLine): OrderTextItem[] {
  return line.kind === 'item' ? [line, ...line.parts] : []
}

/** As many as a line may become. */
function partsOf(line: OrderTextLine): readonly OrderTextLine[] {
  return line.kind === 'item' && line.parts.length > 0 ? line.parts : [line]
}

async function offeredIn(reader: Reader, restaurantId: RestaurantId, meanings: Meanings) {
  const publicIds = [...meanings.values()].flatMap(({ matches }) =>
    matches.map(({ product }) => product.publicId),
  )
  const rows = await listOffered(reader, restaurantId, [...new Set(publicIds)])
  return new Map(rows.map((row) => [row.public_id, row]))
}
