import { inOrder, lastsTo, takenBack } from '@halles/domain/price-list-import/dated-prices.ts'
import type { Transaction } from '../database/transaction.ts'
import { pricesFrom } from './own-prices-sql.ts'
import type { ProductChange, Replaced } from './price-changes-sql.ts'

/** Of products that an import changed: what is given back to those whose prices are as it left them, and how many rows the others are. */
export async function stillAsImported(
  tx: Transaction,
  priceListId: number,
  changes: readonly ProductChange[],
  days: { importedOn: string; today: string },
): Promise<{ replaced: Replaced[]; left: number }> {
  const productIds = changes.map(({ productId }) => productId)
  const present = await pricesFrom(tx, priceListId, days.importedOn, productIds)
  // guard: price import: what was changed since stays [price-list-import.post]
  //   code: changes.filter(isAsLeft)
  //   instead: changes.filter(() => isAsLeft)
  const isAsLeft = ({ productId, after }: ProductChange) =>
    JSON.stringify(inOrder(present.get(productId) ?? [])) ===
    JSON.stringify(after.filter((price) => lastsTo(days.importedOn, price)).map(ordered))
  const same = changes.filter(isAsLeft)
  return {
    replaced: same.map(({ productId, before, after }) => ({
      productId,
      old: after,
      now: takenBack({ before, after }, days),
    })),
    left:
      changes.reduce((left, { rows }) => left + rows, 0) -
      same.reduce((sum, { rows }) => sum + rows, 0),
  }
}

/** With its fields in the order of those that are read: the database orders those of a document as it likes. */
function ordered({ fromCases, priceCents, fromDay, untilDay }: ProductChange['after'][number]) {
  return { fromCases, priceCents, fromDay, untilDay }
}
