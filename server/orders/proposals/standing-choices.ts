import { substituteOutcome } from '@halles/domain/proposal.ts'
import type { Transaction } from '../../database/transaction.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import type { LockedSupplierOrder } from '../lock-supplier-order-sql.ts'
import { listLackingGoods } from './lacking-goods-sql.ts'
import type { ProposedSubstitute } from './proposed-substitutes.ts'
import { readSubstituteChoices } from './substitute-choices-sql.ts'

/**
 * Substitutes by what the order's restaurant chose beforehand: those that it agreed to, and those that it is to be asked about.
 * One that it never wants is refused by field.
 */
export async function byStandingChoice(
  tx: Transaction,
  order: LockedSupplierOrder,
  substitutes: readonly ProposedSubstitute[],
): Promise<{ agreed: ProposedSubstitute[]; asked: ProposedSubstitute[] }> {
  if (substitutes.length === 0) return { agreed: [], asked: [] }
  const goods = await listLackingGoods(
    tx,
    order.id,
    substitutes.map(({ lacking }) => lacking.id),
  )
  const choiceOf = await readSubstituteChoices(tx, order.restaurantId, {
    supplierId: order.supplierId,
    categories: goods.map(({ category }) => category),
  })
  const outcomes = substitutes.map((one) => {
    const lacking = goods.find(({ lineId }) => lineId === one.lacking.id)
    if (!lacking) throw new Error('a line of a locked order has gone')
    const outcome = substituteOutcome(
      choiceOf(lacking.category),
      { ...lacking, quantity: one.replacedCases ?? 0 },
      { ...one.product, quantity: one.quantity },
    )
    // guard: proposals: a standing choice [server/orders/proposals/substitutes]
    //   instead: if (outcome !== outcome)
    if (outcome === 'refused')
      throw refuseField(`substitutes.${one.index}.product_public_id`, 'substitute_unwanted')
    return { one, outcome }
  })
  const those = (wanted: 'agreed' | 'asked') =>
    outcomes.flatMap(({ one, outcome }) => (outcome === wanted ? [one] : []))
  return { agreed: those('agreed'), asked: those('asked') }
}
