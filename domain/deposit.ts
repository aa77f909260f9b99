import { type Cents, lineTotal, sumCents } from './money.ts'
import { type LineAnswer, openQuantity } from './supplier-order.ts'

/** What a returnable container is: any, or a glass bottle of 500 ml and more. */
export const DEPOSIT_KINDS = ['container', 'glass_500'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** More than any case or pallet layer of drinks holds. */
export const MAX_DEPOSIT_CONTAINERS = 1000

/**
 * What a container carries in Québec, in cents, from a day in Montréal on (YYYY-MM-DD): 10 ¢, and 25 ¢ for glass of 500 ml and
 * more, since the first stage of the modernised deposit. Source: recyc-quebec.gouv.qc.ca, "Consigne". The latest day first.
 */
const RATES: readonly { readonly from: string; readonly cents: Record<DepositKind, Cents> }[] = [
  { from: '2023-11-01', cents: { container: 10, glass_500: 25 } },
]

/** What a product says of the containers of a case; 0 containers, or a kind that is null: none that carry a deposit. */
export type ReturnableContainers = {
  readonly containers: number
  readonly kind: DepositKind | null
}

/** The deposit of a case in cents, on a day in Montréal (YYYY-MM-DD): outside taxes, minimums and limits. */
export function depositOfCase({ containers, kind }: ReturnableContainers, day: string): Cents {
  if (kind === null) return 0
  const rates = RATES.find(({ from }) => from <= day)
  return containers * (rates?.cents[kind] ?? 0)
}

/** The deposits of an order's cases that are still to be delivered, in cents: what is removed carries none. */
export function depositTotal(
  lines: readonly (LineAnswer & { readonly depositCents: Cents })[],
): Cents {
  return sumCents(lines.map((line) => lineTotal(line.depositCents, openQuantity(line))))
}
