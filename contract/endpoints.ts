import * as accounting from './endpoints/accounting.ts'
import * as accounts from './endpoints/accounts.ts'
import * as activity from './endpoints/activity.ts'
import * as byDay from './endpoints/by-day.ts'
import * as cart from './endpoints/cart.ts'
import * as catalogue from './endpoints/catalogue.ts'
import * as catalogueImport from './endpoints/catalogue-import.ts'
import * as certificates from './endpoints/certificates.ts'
import * as contact from './endpoints/contact.ts'
import * as conversation from './endpoints/conversation.ts'
import * as customerImport from './endpoints/customer-import.ts'
import * as customers from './endpoints/customers.ts'
import * as deliveryDays from './endpoints/delivery-days.ts'
import * as deliveryRules from './endpoints/delivery-rules.ts'
import * as guides from './endpoints/guides.ts'
import * as incidents from './endpoints/incidents.ts'
import * as live from './endpoints/live.ts'
import * as lots from './endpoints/lots.ts'
import * as operator from './endpoints/operator.ts'
import * as orderText from './endpoints/order-text.ts'
import * as orderThread from './endpoints/order-thread.ts'
import * as orders from './endpoints/orders.ts'
import * as paperFiles from './endpoints/paper-files.ts'
import * as papers from './endpoints/papers.ts'
import * as passwords from './endpoints/passwords.ts'
import * as payments from './endpoints/payments.ts'
import * as photos from './endpoints/photos.ts'
import * as picking from './endpoints/picking.ts'
import * as priceListImport from './endpoints/price-list-import.ts'
import * as priceLists from './endpoints/price-lists.ts'
import * as productPage from './endpoints/product-page.ts'
import * as promotions from './endpoints/promotions.ts'
import * as proposals from './endpoints/proposals.ts'
import * as recalls from './endpoints/recalls.ts'
import * as receiving from './endpoints/receiving.ts'
import * as reviews from './endpoints/reviews.ts'
import * as secondFactor from './endpoints/second-factor.ts'
import * as session from './endpoints/session.ts'
import * as signUp from './endpoints/sign-up.ts'
import * as supplierAsk from './endpoints/supplier-ask.ts'
import * as taxes from './endpoints/taxes.ts'
import * as team from './endpoints/team.ts'
import * as today from './endpoints/today.ts'
import * as tradeInvitations from './endpoints/trade-invitations.ts'
import * as weights from './endpoints/weights.ts'

/** The whole table: every call that web and server make and keep. */
export const endpoints = {
  ...session,
  ...passwords,
  ...secondFactor,
  ...signUp,
  ...contact,
  ...catalogue,
  ...productPage,
  ...catalogueImport,
  ...certificates,
  ...taxes,
  ...customers,
  ...priceLists,
  ...priceListImport,
  ...supplierAsk,
  ...customerImport,
  ...tradeInvitations,
  ...photos,
  ...weights,
  ...cart,
  ...deliveryDays,
  ...guides,
  ...orderText,
  ...orders,
  ...conversation,
  ...orderThread,
  ...receiving,
  ...payments,
  ...papers,
  ...accounting,
  ...proposals,
  ...picking,
  ...lots,
  ...recalls,
  ...byDay,
  ...paperFiles,
  ...today,
  ...live,
  ...accounts,
  ...deliveryRules,
  ...team,
  ...activity,
  ...reviews,
  ...promotions,
  ...operator,
  ...incidents,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
