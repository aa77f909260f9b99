import { about } from './about.ts'
import { activity } from './activity.ts'
import { approvals } from './approvals.ts'
import { belowMinimum } from './below-minimum.ts'
import { byDay } from './by-day.ts'
import { cartFill } from './cart-fill.ts'
import { catalogueImport } from './catalogue-import.ts'
import { comparison } from './comparison.ts'
import { deliveryChoice } from './delivery-choice.ts'
import { deliveryRules } from './delivery-rules.ts'
import { faq } from './faq.ts'
import { guides } from './guides.ts'
import { incidents } from './incidents.ts'
import { nextDelivery } from './next-delivery.ts'
import { openProposal } from './open-proposal.ts'
import { operator } from './operator.ts'
import { orderAgain } from './order-again.ts'
import { orderChanges } from './order-changes.ts'
import { orderDelivery } from './order-delivery.ts'
import { orderText } from './order-text.ts'
import { orderThread } from './order-thread.ts'
import { picking } from './picking.ts'
import { prices } from './prices.ts'
import { privacy } from './privacy.ts'
import { proposals } from './proposals.ts'
import { receiving } from './receiving.ts'
import { restaurantOrders } from './restaurant-orders.ts'
import { substitutes } from './substitutes.ts'
import { supplierOrders } from './supplier-orders.ts'
import { supplierPage } from './supplier-page.ts'
import { team } from './team.ts'
import { terms } from './terms.ts'

/** Apart from the other texts: only their own pages show them, and their chunks bring them (`useTextsOf`). */
export const pageTexts = {
  operator,
  about,
  activity,
  approvals,
  belowMinimum,
  byDay,
  cartFill,
  catalogueImport,
  comparison,
  deliveryChoice,
  deliveryRules,
  faq,
  guides,
  incidents,
  nextDelivery,
  openProposal,
  orderAgain,
  orderDelivery,
  orderChanges,
  orderText,
  orderThread,
  picking,
  prices,
  privacy,
  proposals,
  receiving,
  restaurantOrders,
  substitutes,
  supplierOrders,
  supplierPage,
  team,
  terms,
}

export type PageTexts = typeof pageTexts
