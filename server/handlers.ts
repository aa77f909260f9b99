import { accountData } from './accounts/account-data.get.ts'
import { closeAccount } from './accounts/close-account.post.ts'
import { closeOwnAccess } from './accounts/close-own-access.post.ts'
import { confirmEmail } from './accounts/confirm-email.post.ts'
import { ownProfile } from './accounts/own-profile.get.ts'
import { updateOwnProfile } from './accounts/own-profile.post.ts'
import { restaurantAccountInfo } from './accounts/restaurant-account-info.get.ts'
import { updateRestaurantAccount } from './accounts/restaurant-account-info.post.ts'
import { supplierAccountInfo } from './accounts/supplier-account-info.get.ts'
import { updateSupplierAccount } from './accounts/supplier-account-info.post.ts'
import { supplierInfo } from './accounts/supplier-info.get.ts'
import { undoEmailChange } from './accounts/undo-email-change.post.ts'
import { businessActivity } from './activity/business-activity.get.ts'
import { businessActivityExport } from './activity/business-activity-export.get.ts'
import { approvalAsk } from './cart/approval-ask.post.ts'
import { approvalRefuse } from './cart/approval-refuse.post.ts'
import { getCart } from './cart/cart.get.ts'
import { cartAdd } from './cart/cart-add.post.ts'
import { cartRemove } from './cart/cart-remove.post.ts'
import { cartSet } from './cart/cart-set.post.ts'
import { cartUpdate } from './cart/cart-update.post.ts'
import { getCheckout } from './cart/checkout.get.ts'
import { checkout } from './cart/checkout.post.ts'
import { chooseDelivery } from './cart/checkout-choice.post.ts'
import { getOrderAgain } from './cart/fill/order-again.get.ts'
import { orderAgain } from './cart/fill/order-again.post.ts'
import { categoryList } from './catalogue/categories/category-list.get.ts'
import { supplierProductCounts } from './catalogue/categories/supplier-product-counts.get.ts'
import { productList } from './catalogue/product-list/product-list.get.ts'
import { productOffers } from './catalogue/product-list/product-offers.get.ts'
import { supplierProductList } from './catalogue/product-list/supplier-product-list.get.ts'
import { getProduct } from './catalogue/product-page/product.get.ts'
import { supplierProduct } from './catalogue/product-page/supplier-product.get.ts'
import { deleteProduct } from './catalogue/products/add-edit-product.delete.ts'
import { addEditProduct } from './catalogue/products/add-edit-product.post.ts'
import { productAvailability } from './catalogue/products/product-availability.post.ts'
import { productPrices } from './catalogue/products/product-prices.post.ts'
import { supplierPrices } from './catalogue/products/supplier-prices.get.ts'
import { exportCatalogue } from './catalogue-import/catalogue-export.get.ts'
import { importRows } from './catalogue-import/catalogue-import.get.ts'
import { previewImport } from './catalogue-import/catalogue-import.post.ts'
import { confirmImport } from './catalogue-import/catalogue-import-confirm.post.ts'
import { importFaults } from './catalogue-import/catalogue-import-faults.get.ts'
import { lastImport } from './catalogue-import/catalogue-import-last.get.ts'
import { undoImport } from './catalogue-import/catalogue-import-undo.post.ts'
import { certificateList } from './certificates/certificate-list.get.ts'
import { certificateRemove } from './certificates/certificate-remove.post.ts'
import { certificateSave } from './certificates/certificate-save.post.ts'
import { contactUs } from './contact/contact-us.post.ts'
import { customerImportRows } from './customer-import/customer-import.get.ts'
import { previewCustomers } from './customer-import/customer-import.post.ts'
import { confirmCustomers } from './customer-import/customer-import-confirm.post.ts'
import { lastCustomerImport } from './customer-import/customer-import-last.get.ts'
import { undoCustomers } from './customer-import/customer-import-undo.post.ts'
import { getCustomer } from './customers/by-supplier/customer.get.ts'
import { customerList } from './customers/by-supplier/customer-list.get.ts'
import { customerSave } from './customers/by-supplier/customer-save.post.ts'
import { supplierAsk } from './customers/supplier-ask.post.ts'
import { deliveryDayList } from './delivery/by-day/delivery-day-list.get.ts'
import { routeOrder } from './delivery/by-day/route-order.post.ts'
import { routeSheet } from './delivery/by-day/route-sheet.get.ts'
import { nextDeliveries } from './delivery/next-deliveries.get.ts'
import { deliveryDeadlinesSave } from './delivery/rules/delivery-deadlines-save.post.ts'
import { deliveryExceptionRemove } from './delivery/rules/delivery-exception-remove.post.ts'
import { deliveryExceptionSave } from './delivery/rules/delivery-exception-save.post.ts'
import { getDeliveryRules } from './delivery/rules/delivery-rules.get.ts'
import { deliveryRunSave } from './delivery/rules/delivery-run-save.post.ts'
import { deliverySettingsSave } from './delivery/rules/delivery-settings-save.post.ts'
import { deliveryZoneRemove } from './delivery/rules/delivery-zone-remove.post.ts'
import { deliveryZoneSave } from './delivery/rules/delivery-zone-save.post.ts'
import { getGuide } from './guides/guide.get.ts'
import { guideArchive } from './guides/guide-archive.post.ts'
import { guideCandidates } from './guides/guide-candidates.get.ts'
import { guideCountSet } from './guides/guide-count-set.post.ts'
import { guideDelete } from './guides/guide-delete.post.ts'
import { guideFill } from './guides/guide-fill.post.ts'
import { guideItemMove } from './guides/guide-item-move.post.ts'
import { guideItemRemove } from './guides/guide-item-remove.post.ts'
import { guideItemSave } from './guides/guide-item-save.post.ts'
import { guideList } from './guides/guide-list.get.ts'
import { guideSave } from './guides/guide-save.post.ts'
import type { Handlers } from './handler.ts'
import { customerInvitationList } from './invitations/customer-invitation-list.get.ts'
import { customerInvite } from './invitations/customer-invite.post.ts'
import { invitationStopInfo } from './invitations/invitation-stop.get.ts'
import { invitationStop } from './invitations/invitation-stop.post.ts'
import { supplierInvitationList } from './invitations/supplier-invitation-list.get.ts'
import { supplierInvite } from './invitations/supplier-invite.post.ts'
import { tradeInvitationInfo } from './invitations/trade-invitation.get.ts'
import { tradeInvitationAccept } from './invitations/trade-invitation-accept.post.ts'
import { events } from './live/events.get.ts'
import { eventsSeen } from './live/events-seen.post.ts'
import { operatorAccountActivate } from './operator/accounts/account-activate.post.ts'
import { operatorAccountReactivate } from './operator/accounts/account-reactivate.post.ts'
import { operatorAccountRefuse } from './operator/accounts/account-refuse.post.ts'
import { operatorAccountSuspend } from './operator/accounts/account-suspend.post.ts'
import { operatorAccounts } from './operator/accounts/accounts.get.ts'
import { operatorActions } from './operator/actions.get.ts'
import { operatorCities } from './operator/cities/cities.get.ts'
import { operatorCityAdd } from './operator/cities/city-add.post.ts'
import { operatorCityImport } from './operator/cities/city-import.post.ts'
import { operatorCityRetire } from './operator/cities/city-retire.post.ts'
import { operatorContactMessages } from './operator/contact-messages.get.ts'
import { operatorIncidents } from './operator/incidents/incidents.get.ts'
import { operatorIncidentRecord } from './operator/incidents/incidents.post.ts'
import { operatorPhotoDecide } from './operator/photos/photo-decide.post.ts'
import { operatorPhotos } from './operator/photos/photos.get.ts'
import { operatorTaxRuleAdd } from './operator/taxes/tax-rule-add.post.ts'
import { operatorTaxRuleWithdraw } from './operator/taxes/tax-rule-withdraw.post.ts'
import { operatorTaxRules } from './operator/taxes/tax-rules.get.ts'
import { readOrderText } from './order-text/order-text.post.ts'
import { learnOrderWords } from './order-text/order-words.post.ts'
import { restaurantOrderSetToDone } from './orders/answers/restaurant-order-set-to-done.post.ts'
import { supplierOrderSetToDone } from './orders/answers/supplier-order-set-to-done.post.ts'
import { supplierOrderUpdate } from './orders/answers/supplier-order-update.post.ts'
import { restaurantOrderChange } from './orders/changes/restaurant-order-change.post.ts'
import { supplierOrderCancel } from './orders/changes/supplier-order-cancel.post.ts'
import { restaurantOrderList } from './orders/lists/restaurant-order-list.get.ts'
import { restaurantToday } from './orders/lists/restaurant-today.get.ts'
import { supplierOrderCounts } from './orders/lists/supplier-order-counts.get.ts'
import { supplierOrderList } from './orders/lists/supplier-order-list.get.ts'
import { supplierToday } from './orders/lists/supplier-today.get.ts'
import { orderPropose } from './orders/proposals/order-propose.post.ts'
import { proposalAnswer } from './orders/proposals/proposal-answer.post.ts'
import { proposalWithdraw } from './orders/proposals/proposal-withdraw.post.ts'
import { substituteChoiceSet } from './orders/proposals/substitute-choice-set.post.ts'
import { getSubstituteChoices } from './orders/proposals/substitute-choices.get.ts'
import { creditAnswer } from './orders/receiving/credit-answer.post.ts'
import { creditList } from './orders/receiving/credit-list.get.ts'
import { orderReceive } from './orders/receiving/order-receive.post.ts'
import { orderMessage } from './orders/thread/order-message.post.ts'
import { getOrderThread } from './orders/thread/order-thread.get.ts'
import { orderThreadSeen } from './orders/thread/order-thread-seen.post.ts'
import { papersExport } from './papers/exports/papers-export.get.ts'
import { orderPaper } from './papers/files/order-paper.get.ts'
import { paperFile } from './papers/files/paper-file.get.ts'
import { recallFile } from './papers/files/recall-file.get.ts'
import { statementFile } from './papers/files/statement-file.get.ts'
import { creditIssue } from './papers/issuing/credit-issue.post.ts'
import { invoiceDraft } from './papers/issuing/invoice-draft.get.ts'
import { invoiceIssue } from './papers/issuing/invoice-issue.post.ts'
import { invoiceIssueDay } from './papers/issuing/invoice-issue-day.post.ts'
import { invoicesToIssue } from './papers/issuing/invoices-to-issue.get.ts'
import { getPaperSeries } from './papers/issuing/paper-series.get.ts'
import { paperSeriesSave } from './papers/issuing/paper-series-save.post.ts'
import { getPaper } from './papers/reading/paper.get.ts'
import { paperList } from './papers/reading/paper-list.get.ts'
import { changePassword } from './passwords/change-password.post.ts'
import { passwordResetConfirm } from './passwords/confirm.post.ts'
import { requestPasswordReset } from './passwords/request-password-reset.post.ts'
import { accountingMap } from './payments/accounting/accounting-map.get.ts'
import { accountingMapSave } from './payments/accounting/accounting-map-save.post.ts'
import { getBalance } from './payments/balance.get.ts'
import { balances } from './payments/balances.get.ts'
import { paymentList } from './payments/payment-list.get.ts'
import { paymentReverse } from './payments/payment-reverse.post.ts'
import { paymentSave } from './payments/payment-save.post.ts'
import { remindersSave } from './payments/reminders/reminders-save.post.ts'
import { getStatement } from './payments/statement.get.ts'
import { photoAdd } from './photos/photo-add.post.ts'
import { photoMove } from './photos/photo-move.post.ts'
import { photoProducts } from './photos/photo-products.post.ts'
import { photoRemove } from './photos/photo-remove.post.ts'
import { photoReport } from './photos/photo-report.post.ts'
import { lineLotsSet } from './picking/line-lots-set.post.ts'
import { lineWeightsSet } from './picking/line-weights-set.post.ts'
import { pickList } from './picking/pick-list.get.ts'
import { pickListPrinted } from './picking/pick-list-printed.post.ts'
import { pickMark } from './picking/pick-mark.post.ts'
import { pickOrder } from './picking/pick-order.get.ts'
import { pickOrders } from './picking/pick-orders.get.ts'
import { priceImportRows } from './price-list-import/price-list-import.get.ts'
import { previewPrices } from './price-list-import/price-list-import.post.ts'
import { confirmPrices } from './price-list-import/price-list-import-confirm.post.ts'
import { priceImportFaults } from './price-list-import/price-list-import-faults.get.ts'
import { lastPriceImport } from './price-list-import/price-list-import-last.get.ts'
import { undoPrices } from './price-list-import/price-list-import-undo.post.ts'
import { exportPriceList } from './price-lists/price-list-export.get.ts'
import { priceListHistory } from './price-lists/price-list-history.get.ts'
import { priceListLines } from './price-lists/price-list-lines.get.ts'
import { priceListLinesSet } from './price-lists/price-list-lines-set.post.ts'
import { priceListList } from './price-lists/price-list-list.get.ts'
import { priceListRemove } from './price-lists/price-list-remove.post.ts'
import { priceListSave } from './price-lists/price-list-save.post.ts'
import { specialEnd } from './price-lists/special-end.post.ts'
import { specialList } from './price-lists/special-list.get.ts'
import { specialSave } from './price-lists/special-save.post.ts'
import { promotionChoicesInfo } from './promotions/promotion-choices.get.ts'
import { choosePromotions } from './promotions/promotion-choices.post.ts'
import { operatorPromotionConsents } from './promotions/promotion-consents.get.ts'
import { promotionList } from './promotions/promotion-list.get.ts'
import { sendPromotion } from './promotions/send-promotion.post.ts'
import { unsubscribeInfo } from './promotions/unsubscribe.get.ts'
import { unsubscribe } from './promotions/unsubscribe.post.ts'
import { getLotReceivers } from './recalls/lot-receivers.get.ts'
import { getRecall } from './recalls/recall.get.ts'
import { recallAcknowledge } from './recalls/recall-acknowledge.post.ts'
import { recallList } from './recalls/recall-list.get.ts'
import { recallRemind } from './recalls/recall-remind.post.ts'
import { recallSend } from './recalls/recall-send.post.ts'
import { getRecalls } from './recalls/recalls.get.ts'
import { getReview } from './reviews/review.get.ts'
import { writeReview } from './reviews/review.post.ts'
import { reviewList } from './reviews/review-list.get.ts'
import { supplierList } from './reviews/supplier-list.get.ts'
import { supplierReviewList } from './reviews/supplier-review-list.get.ts'
import { secondFactor } from './second-factor/second-factor.get.ts'
import { secondFactorConfirm } from './second-factor/second-factor-confirm.post.ts'
import { secondFactorRemove } from './second-factor/second-factor-remove.post.ts'
import { secondFactorStart } from './second-factor/second-factor-start.post.ts'
import { businessSwitch } from './session/business-switch.post.ts'
import { authCsrf } from './session/csrf.get.ts'
import { language } from './session/language.post.ts'
import { login } from './session/login.post.ts'
import { logout } from './session/logout.post.ts'
import { authStatus } from './session/status.get.ts'
import { teamInvitationAccept } from './session/team-invitation-accept.post.ts'
import { cityList } from './sign-up/city-list.get.ts'
import { restaurantSignup } from './sign-up/restaurant-signup.post.ts'
import { supplierSignup } from './sign-up/supplier-signup.post.ts'
import { taxClassSave } from './taxes/tax-class-save.post.ts'
import { taxProducts } from './taxes/tax-products.get.ts'
import { taxRegistrationEnd } from './taxes/tax-registration-end.post.ts'
import { taxRegistrationSave } from './taxes/tax-registration-save.post.ts'
import { getTaxSettings } from './taxes/tax-settings.get.ts'
import { getTeam } from './team/team.get.ts'
import { teamInvitation } from './team/team-invitation.get.ts'
import { teamInvitationWithdraw } from './team/team-invitation-withdraw.post.ts'
import { teamInvite } from './team/team-invite.post.ts'
import { teamLeave } from './team/team-leave.post.ts'
import { teamRemove } from './team/team-remove.post.ts'
import { teamRole } from './team/team-role.post.ts'

/** The handler of every endpoint: one missing does not compile. */
export const handlers: Handlers = {
  photoAdd,
  photoMove,
  photoProducts,
  photoRemove,
  photoReport,
  operatorPhotos,
  operatorPhotoDecide,
  operatorTaxRules,
  operatorTaxRuleAdd,
  operatorTaxRuleWithdraw,
  authStatus,
  authCsrf,
  login,
  logout,
  language,
  restaurantSignup,
  supplierSignup,
  cityList,
  restaurantAccountInfo,
  supplierAccountInfo,
  updateRestaurantAccount,
  updateSupplierAccount,
  ownProfile,
  updateOwnProfile,
  getDeliveryRules,
  deliveryZoneSave,
  deliveryZoneRemove,
  deliveryRunSave,
  deliveryExceptionSave,
  deliveryExceptionRemove,
  deliverySettingsSave,
  deliveryDeadlinesSave,
  certificateList,
  certificateSave,
  getTaxSettings,
  taxRegistrationSave,
  taxRegistrationEnd,
  taxProducts,
  taxClassSave,
  priceListLinesSet,
  exportPriceList,
  priceListHistory,
  priceListLines,
  priceListList,
  priceListRemove,
  priceListSave,
  specialEnd,
  specialList,
  specialSave,
  certificateRemove,
  customerList,
  getCustomer,
  customerSave,
  supplierAsk,
  previewPrices,
  priceImportRows,
  confirmPrices,
  undoPrices,
  lastPriceImport,
  priceImportFaults,
  previewCustomers,
  customerImportRows,
  confirmCustomers,
  undoCustomers,
  lastCustomerImport,
  customerInvitationList,
  customerInvite,
  supplierInvitationList,
  supplierInvite,
  tradeInvitationInfo,
  tradeInvitationAccept,
  invitationStopInfo,
  invitationStop,
  getTeam,
  teamInvite,
  teamInvitationWithdraw,
  teamRole,
  teamRemove,
  teamLeave,
  teamInvitation,
  teamInvitationAccept,
  businessSwitch,
  confirmEmail,
  undoEmailChange,
  accountData,
  closeAccount,
  closeOwnAccess,
  businessActivity,
  businessActivityExport,
  requestPasswordReset,
  passwordResetConfirm,
  changePassword,
  contactUs,
  categoryList,
  productList,
  productOffers,
  getProduct,
  supplierProduct,
  supplierProductList,
  addEditProduct,
  deleteProduct,
  productAvailability,
  supplierPrices,
  supplierProductCounts,
  productPrices,
  previewImport,
  importRows,
  confirmImport,
  undoImport,
  lastImport,
  importFaults,
  exportCatalogue,
  supplierInfo,
  supplierList,
  getReview,
  writeReview,
  reviewList,
  supplierReviewList,
  sendPromotion,
  promotionList,
  promotionChoicesInfo,
  choosePromotions,
  getSubstituteChoices,
  substituteChoiceSet,
  unsubscribeInfo,
  unsubscribe,
  operatorPromotionConsents,
  operatorAccounts,
  operatorAccountActivate,
  operatorAccountRefuse,
  operatorAccountSuspend,
  operatorAccountReactivate,
  operatorContactMessages,
  operatorActions,
  operatorCities,
  operatorCityAdd,
  operatorCityRetire,
  operatorCityImport,
  operatorIncidents,
  operatorIncidentRecord,
  secondFactor,
  secondFactorStart,
  secondFactorConfirm,
  secondFactorRemove,
  restaurantOrderList,
  restaurantOrderSetToDone,
  supplierOrderList,
  supplierOrderCounts,
  restaurantToday,
  supplierToday,
  supplierOrderUpdate,
  supplierOrderCancel,
  restaurantOrderChange,
  orderReceive,
  orderPropose,
  proposalAnswer,
  proposalWithdraw,
  creditAnswer,
  creditList,
  invoicesToIssue,
  invoiceDraft,
  invoiceIssue,
  invoiceIssueDay,
  creditIssue,
  paperList,
  getPaper,
  getPaperSeries,
  paperSeriesSave,
  supplierOrderSetToDone,
  getOrderThread,
  orderMessage,
  orderThreadSeen,
  pickOrders,
  orderPaper,
  paperFile,
  recallFile,
  statementFile,
  pickOrder,
  pickList,
  lineLotsSet,
  getLotReceivers,
  recallSend,
  recallList,
  getRecall,
  recallRemind,
  getRecalls,
  recallAcknowledge,
  pickMark,
  pickListPrinted,
  lineWeightsSet,
  deliveryDayList,
  routeSheet,
  routeOrder,
  events,
  eventsSeen,
  getCart,
  approvalAsk,
  approvalRefuse,
  cartAdd,
  cartUpdate,
  cartRemove,
  cartSet,
  getOrderAgain,
  orderAgain,
  getCheckout,
  chooseDelivery,
  checkout,
  nextDeliveries,
  guideList,
  getGuide,
  guideSave,
  guideItemSave,
  guideItemMove,
  guideItemRemove,
  guideArchive,
  guideDelete,
  guideCandidates,
  guideCountSet,
  guideFill,
  readOrderText,
  learnOrderWords,
  paymentSave,
  paymentReverse,
  paymentList,
  balances,
  getBalance,
  getStatement,
  remindersSave,
  papersExport,
  accountingMap,
  accountingMapSave,
}
