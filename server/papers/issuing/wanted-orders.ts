import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Refusal, Refuse } from '../../platform/endpoint/refuse-field.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import type { NotIssued } from './issue-invoice.ts'
import type { WantedOrders } from './lock-orders-sql.ts'

/** Which orders an input names: the contract lets it name them, or a restaurant's days. */
export function wantedOrders(
  input: Pick<Input<Endpoints['invoiceIssue']>, 'orders' | 'restaurant_public_id' | 'from' | 'to'>,
): WantedOrders {
  const { orders, restaurant_public_id: restaurantPublicId = '', from = '', to = '' } = input
  return orders.length > 0 ? { orders } : { restaurantPublicId, from, to }
}

/** The refusal of what was not issued. */
export function refusalOf<Problem extends NotIssued>(
  problem: Problem,
  refuse: Refuse<Extract<Problem, { code: string }>['code']>,
): Refusal {
  if ('field' in problem) return refuseField(problem.field, problem.problem)
  const { code, carries } = problem as { code: never; carries: never }
  return refuse(code, carries)
}
