import { createHash } from 'node:crypto'
import type { CartLine } from './cart-sql.ts'

/**
 * What a cart was when somebody looked at it: products, quantities, what a case now costs and holds, with its deposit, the fee of
 * the delivery, what can no longer be ordered, minimums, whether a day is to be chosen, and what was chosen; not the day that is taken without a choice. The same
 * goods added in another order are the same cart.
 */
export function cartVersion(lines: readonly CartLine[]): string {
  const { choices, minimums } = partsOf(lines)
  return choices + minimums
}

/** Whether nothing but minimums has changed since a cart had this version. */
export function differsInMinimums(version: string, lines: readonly CartLine[]): boolean {
  return version.startsWith(partsOf(lines).choices)
}

/** Minimums apart: one that is no longer met says more than that the cart has changed. */
function partsOf(lines: readonly CartLine[]) {
  const sorted = lines.toSorted((a, b) => a.product_id - b.product_id)
  const choices = sorted.map((line) => [
    line.product_id,
    line.quantity,
    line.price_cents,
    line.quantity_hundredths,
    line.unit,
    ...(line.sold_by_weight ? [line.sold_by_weight] : []),
    line.reason,
    line.zone_id !== null,
    line.chosen_day,
    line.po_number,
    line.note,
    ...chargesOf(line),
  ])
  return {
    choices: digest(choices),
    minimums: digest(sorted.map(({ minimum_order_cents }) => minimum_order_cents)),
  }
}

/** What is charged beside the goods; nothing where nothing is, as before there were fees and deposits. */
function chargesOf({ deposit_cents, fee_cents, fee_waived_from_cents }: CartLine): unknown[] {
  if (deposit_cents === 0 && fee_cents === 0) return []
  // guard: checkout: version of the cart covers fees and deposits [checkout-fees]
  //   instead: return []
  return [deposit_cents, fee_cents, fee_cents === 0 ? null : fee_waived_from_cents]
}

function digest(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 11)
}
