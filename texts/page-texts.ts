import type { Language } from '@halles/contract/language.ts'
import { aboutTexts } from './pages/about.ts'
import { activityTexts } from './pages/activity.ts'
import { approvalsTexts } from './pages/approvals.ts'
import { belowMinimumTexts } from './pages/below-minimum.ts'
import { cartFillTexts } from './pages/cart-fill.ts'
import { catalogueImportTexts } from './pages/catalogue-import.ts'
import { certificatesTexts } from './pages/certificates.ts'
import { comparisonTexts } from './pages/comparison.ts'
import { customerImportTexts } from './pages/customer-import.ts'
import { customersTexts } from './pages/customers.ts'
import { deliveryChoiceTexts } from './pages/delivery-choice.ts'
import { byDayTexts } from './pages/delivery-day.ts'
import { deliveryRulesTexts } from './pages/delivery-rules.ts'
import { faqTexts } from './pages/faq.ts'
import { filterTexts } from './pages/filters.ts'
import { guidesTexts } from './pages/guides.ts'
import { incidentsTexts } from './pages/incidents.ts'
import { invitationsTexts } from './pages/invitations.ts'
import { invoiceSettingsTexts } from './pages/invoice-settings.ts'
import { issuingTexts } from './pages/issuing.ts'
import { lotsTexts } from './pages/lots.ts'
import { moreTexts } from './pages/more.ts'
import { nextDeliveryTexts } from './pages/next-delivery.ts'
import { openProposalTexts } from './pages/open-proposal.ts'
import { operatorTexts } from './pages/operator.ts'
import { orderAgainTexts } from './pages/order-again.ts'
import { orderAmountsTexts } from './pages/order-amounts.ts'
import { orderChangesTexts } from './pages/order-changes.ts'
import { orderDeliveryTexts } from './pages/order-delivery.ts'
import { orderThreadTexts } from './pages/order-thread.ts'
import { ownPricesTexts } from './pages/own-prices.ts'
import { paperTexts } from './pages/paper.ts'
import { papersTexts } from './pages/papers.ts'
import { paymentsTexts } from './pages/payments.ts'
import { photoArchiveTexts } from './pages/photo-archive.ts'
import { photosTexts } from './pages/photos.ts'
import { pickingTexts } from './pages/picking.ts'
import { priceImportScreenTexts } from './pages/price-import-screen.ts'
import { priceListImportTexts } from './pages/price-list-import.ts'
import { priceListsTexts } from './pages/price-lists.ts'
import { pricesTexts } from './pages/prices.ts'
import { privacyTexts } from './pages/privacy.ts'
import { productFieldsTexts } from './pages/product-fields.ts'
import { productPageTexts } from './pages/product-page.ts'
import { promotedSpecialsTexts } from './pages/promoted-specials.ts'
import { proposalsTexts } from './pages/proposals.ts'
import { recallNoticeTexts } from './pages/recall-notice.ts'
import { recallsTexts } from './pages/recalls.ts'
import { receivingTexts } from './pages/receiving.ts'
import { restaurantOrdersTexts } from './pages/restaurant-orders.ts'
import { specialsTexts } from './pages/specials.ts'
import { substitutesTexts } from './pages/substitutes.ts'
import { supplierOrdersTexts } from './pages/supplier-orders.ts'
import { supplierPageTexts } from './pages/supplier-page.ts'
import { taxRulesTexts } from './pages/tax-rules.ts'
import { taxesTexts } from './pages/taxes.ts'
import { teamTexts } from './pages/team.ts'
import { termsTexts } from './pages/terms.ts'
import { todayTexts } from './pages/today.ts'
import { orderTextTexts } from './pages/typed-order.ts'
import { weighingTexts } from './pages/weighing.ts'

/** Texts that only their own pages show, and their chunks bring (`useTextsOf`), apart from the other texts. */
export function pageTextsIn(language: Language) {
  return {
    about: aboutTexts[language],
    activity: activityTexts[language],
    approvals: approvalsTexts[language],
    belowMinimum: belowMinimumTexts[language],
    byDay: byDayTexts[language],
    cartFill: cartFillTexts[language],
    catalogueImport: catalogueImportTexts[language],
    certificates: certificatesTexts[language],
    comparison: comparisonTexts[language],
    customerImport: customerImportTexts[language],
    customers: customersTexts[language],
    deliveryChoice: deliveryChoiceTexts[language],
    deliveryRules: deliveryRulesTexts[language],
    faq: faqTexts[language],
    filters: filterTexts[language],
    guides: guidesTexts[language],
    incidents: incidentsTexts[language],
    invitations: invitationsTexts[language],
    papers: papersTexts[language],
    paper: paperTexts[language],
    issuing: issuingTexts[language],
    payments: paymentsTexts[language],
    invoiceSettings: invoiceSettingsTexts[language],
    lots: lotsTexts[language],
    more: moreTexts[language],
    nextDelivery: nextDeliveryTexts[language],
    openProposal: openProposalTexts[language],
    operator: operatorTexts[language],
    orderAgain: orderAgainTexts[language],
    orderAmounts: orderAmountsTexts[language],
    orderChanges: orderChangesTexts[language],
    orderDelivery: orderDeliveryTexts[language],
    orderText: orderTextTexts[language],
    orderThread: orderThreadTexts[language],
    ownPrices: ownPricesTexts[language],
    photoArchive: photoArchiveTexts[language],
    photos: photosTexts[language],
    picking: pickingTexts[language],
    priceImportScreen: priceImportScreenTexts[language],
    priceListImport: priceListImportTexts[language],
    priceLists: priceListsTexts[language],
    prices: pricesTexts[language],
    privacy: privacyTexts[language],
    productFields: productFieldsTexts[language],
    productPage: productPageTexts[language],
    proposals: proposalsTexts[language],
    recallNotice: recallNoticeTexts[language],
    recalls: recallsTexts[language],
    receiving: receivingTexts[language],
    restaurantOrders: restaurantOrdersTexts[language],
    promotedSpecials: promotedSpecialsTexts[language],
    specials: specialsTexts[language],
    substitutes: substitutesTexts[language],
    supplierOrders: supplierOrdersTexts[language],
    supplierPage: supplierPageTexts[language],
    taxRules: taxRulesTexts[language],
    taxes: taxesTexts[language],
    team: teamTexts[language],
    terms: termsTexts[language],
    today: todayTexts[language],
    weighing: weighingTexts[language],
  }
}
