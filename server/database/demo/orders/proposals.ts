import type { RestaurantKey } from '../accounts/restaurants.ts'
import type { CatalogueKey, ProductKey } from '../products/catalogues.ts'
import { hoursAgo } from './demo-order.ts'

/** What a supplier proposes in place of a product that it took out of an order; the restaurant has yet to answer. */
export type DemoProposal = {
  restaurant: RestaurantKey
  ageHours: number
  supplier: CatalogueKey
  lacking: string
  substitute: string
  cases: number
}

export const demoProposals: readonly DemoProposal[] = [
  inPlaceOf('boucherie', 'onglet', 'bavette', {
    restaurant: 'resto',
    ageHours: hoursAgo(5),
    cases: 2,
  }),
]

function inPlaceOf<Supplier extends CatalogueKey>(
  supplier: Supplier,
  lacking: ProductKey<Supplier>,
  substitute: ProductKey<Supplier>,
  order: Pick<DemoProposal, 'restaurant' | 'ageHours' | 'cases'>,
): DemoProposal {
  return { supplier, lacking, substitute, ...order }
}
