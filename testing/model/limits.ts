import { cartLines, known, type Model, money, sum } from './model.ts'

/** Cents that a restaurant's member has ordered this week, as they were placed. */
function orderedThisWeek({ orders }: Model, by: number): number {
  const own = orders.filter(
    (order) => order.restaurant === by && order.isByMember && order.weeksAgo === 0,
  )
  return sum(own.map(({ placedCents }) => placedCents))
}

/** The limit that its member would exceed with what is in the cart, that of one order first; as the wire has it. */
export function exceededByMember(model: Model, by: number) {
  const { order, week } = known(model.limits[by])
  const cents = sum(cartLines(model, by).open.map((line) => line.cents))
  const ordered = orderedThisWeek(model, by)
  const named = (per: 'order' | 'week', limit: number, before: number) => ({
    per,
    limit: money(limit),
    ordered: money(before),
    total: money(cents),
  })
  if (cents > order) return named('order', order, 0)
  return ordered + cents > week ? named('week', week, ordered) : null
}
