import type { Input } from '@halles/contract/endpoint.ts'
import type { checkout as endpoint } from '@halles/contract/endpoints/cart.ts'
import { agreedDay } from '@halles/domain/delivery-choice.ts'
import type { OfferedDay } from '@halles/domain/delivery-days.ts'
import { firstOf, type SupplierLines } from './cart-answers.ts'
import type { Deliveries } from './cart-deliveries.ts'

/** The day of a supplier's part; null where none is chosen. */
export type AgreedDelivery = (OfferedDay & { zoneId: number }) | null

/** A part that cannot be ordered as it was chosen; `day` is what was. */
type ClosedPart = { group: SupplierLines; day: string | null }

type NamedDays = NonNullable<Input<typeof endpoint>['deliveries']>

/**
 * The day of each supplier's part: the one that the checkout names, else the one stored with the cart, else the first that is
 * offered. `closed` are the parts that have none: nothing is ordered then.
 */
export function agreeOnDays(
  groups: readonly SupplierLines[],
  deliveries: Deliveries,
  named: NamedDays = [],
): { agreed: Map<number, AgreedDelivery>; closed: ClosedPart[] } {
  const namedDays = new Map(named.map(({ supplier_public_id, day }) => [supplier_public_id, day]))
  const agreed = new Map<number, AgreedDelivery>()
  const closed: ClosedPart[] = []
  for (const group of groups) {
    const { supplier_public_id, chosen_day } = firstOf(group)
    const namedDay = namedDays.get(supplier_public_id) ?? null
    const delivery = agreedWith(deliveries.get(group.supplierId), namedDay, chosen_day)
    // guard: checkout: a day that has closed [cart/delivery-days, delivery-races]
    //   code: if (delivery === undefined) closed.push({ group, day: namedDay ?? chosen_day }) … else agreed
    //   instead: agreed
    if (delivery === undefined) closed.push({ group, day: namedDay ?? chosen_day })
    else agreed.set(group.supplierId, delivery)
  }
  return { agreed, closed }
}

/** A day that was stored says nothing where none can be chosen any more: the cart's version has changed by then. */
function agreedWith(
  offered: { zoneId: number; days: OfferedDay[] } | undefined,
  named: string | null,
  stored: string | null,
): AgreedDelivery | undefined {
  if (!offered) return named === null ? null : undefined
  const day = agreedDay(offered.days, named ?? stored)
  return day && { ...day, zoneId: offered.zoneId }
}
