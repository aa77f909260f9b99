import type { RefusalCode } from '@halles/contract/refusals.ts'
import { shownRefusals } from './shown-refusals.ts'

/** Why a call is refused, as the server says it. */
export const refusals: Record<RefusalCode, string> = {
  ...shownRefusals,
  invalid_input: 'Correct the fields indicated.',
  cart_empty: 'Your cart is empty.',
  not_authenticated: 'Log in to continue.',
  invalid_credentials: 'Login failed. Please check your credentials.',
  not_authorized: 'This page or action is for a different type of account.',
  csrf_failed: 'This page has been open for too long. Reload it, then try again.',
  account_pending: 'Your account is being verified. An email will tell you when it is active.',
  account_refused: 'Your account request was not accepted. Write to us to find out more.',
  account_suspended: 'Your account is suspended. Write to us to find out more.',
  not_found:
    'This item could not be found. It may have been deleted: go back to the list and reload it.',
  method_not_allowed:
    'This action is not possible at this address. Reload the page, then try again.',
  account_not_pending: 'This account is no longer pending.',
  customer_closed: 'This supplier does not sell to you for now. Call to talk about it.',
  minimum_not_met: 'The minimum order of at least one supplier is not met.',
  approval_needed:
    'This order is above your limit. Request the approval of someone who may place it.',
  approval_not_needed: 'You may place this order yourself. No approval is needed.',
  approval_changed:
    'This request has changed or has been answered already. Check the cart before you go on.',
  delivery_day_closed: 'A delivery day is no longer offered. Choose another one.',
  guide_changed:
    'Someone else has changed this guide in the meantime. Check it, then make your change again.',
  route_changed:
    'The route sheet has changed in the meantime. This is the current order of the stops; make your change again.',
  guide_full: 'This guide already has 300 items. Remove some, or create another guide.',
  archived_guides_full:
    'You already have 100 archived order guides, the most there can be. Delete one in the list of your guides, under “Archived order guides”.',
  guides_full: 'You already have 20 order guides. Archive one before you create another.',
  photos_full: 'This product already has 4 photos. Remove one first.',
  zones_full: 'You already have 50 zones. Remove one before you create another.',
  exceptions_full:
    'You already have 200 closures and extra deliveries ahead. Remove some before you add more.',
  day_has_orders:
    'Orders are due on these days. Confirm the closure: they stay, and another day is proposed for those you have accepted.',
  order_not_active: 'This order is already done.',
  order_not_pending: 'This order is no longer pending. Here is its current state.',
  order_changed: 'This order has changed in the meantime. Here is its current state.',
  too_late_to_change:
    'It is too late for this change. Here is the order as it is, with what is still possible.',
  proposal_open:
    'A proposal for this order is already waiting for an answer. This is how it stands now.',
  proposal_lapsed: 'The time to answer is over. Nothing has changed. Here is the order.',
  proposal_over: 'This proposal was already answered or withdrawn. Here is the order.',
  too_late_to_propose:
    'The delivery is too close to wait for an answer. Call the other side. Here is the order.',
  not_to_weigh:
    'This order can no longer be weighed: it is not accepted, is done or invoiced. Reload the page.',
  line_in_proposal: 'A proposal about this line is waiting for an answer. Weigh it afterwards.',
  weight_changed:
    'Someone else weighed or changed this line in the meantime. Here is what is recorded.',
  weight_above_agreed:
    'This is more than 10% above the expected weight. Propose it to the restaurant, or take some out.',
  not_to_receive: 'This order can be received once it is accepted, from its delivery day on.',
  credit_too_late: 'The time to request a credit is over. Send what you received without one.',
  credit_answered: 'This credit has been answered. Here is the order.',
  order_not_acknowledged: 'This order is not accepted, or is already done.',
  too_large: 'This is too large to send. Make it smaller or split it, then try again.',
  not_json: 'What was sent could not be read. Reload the page, then try again.',
  not_file: 'No file was received. Choose it again, then try again.',
  not_photo: 'This is not a JPEG, PNG, WebP or AVIF photo.',
  photo_heic:
    'This photo is a HEIC. Save it as JPEG, or set the iPhone: Camera, Formats, “Most Compatible”.',
  payment_above_balance:
    'This amount is more than the balance due. Here are this customer’s invoices as they are now.',
  payment_reversed: 'This payment has already been reversed.',
  key_reused:
    'This differs from what we have already received. Reload the page, check, then try again.',
  too_many_requests: 'Too many attempts. Wait a moment, then try again.',
  invitations_off:
    'Invitations are not possible yet: the name and address of the business that runs this site are missing.',
  suppliers_invited: 'You have 20 invitations waiting. Wait until some are accepted or expire.',
  too_many_invitations: 'At most 500 invitations a day. Send the others tomorrow.',
  promotion_too_soon: 'You sent a promotion less than an hour ago.',
  unavailable: 'The service is temporarily unavailable. Try again in a moment.',
  code_required: 'Enter the code from your authenticator app.',
  invalid_code: 'This code is not valid. Wait for the next code or use a recovery code.',
  invalid_token: 'This link is no longer valid. Ask for a new one.',
  wrong_password: 'The current password is incorrect.',
  account_not_active: 'This account is not active.',
  account_not_suspended: 'This account is not suspended.',
  second_factor_enrolled: 'The one-time code is already on.',
  incident_changed:
    'Someone else has corrected this incident in the meantime. Reload the page to see the correction.',
  city_exists: 'This city is already on the list.',
  price_list_in_use: 'Customers have this price list: give them another one first.',
  price_lists_full: 'You already have 50 price lists. Remove one first.',
  special_overlaps: 'This product is already on special for some of these days.',
  added_prices_changed:
    'The price of a product to add changed meanwhile. Check the new total, then send again.',
  shown_prices_changed:
    'Someone else changed these prices meanwhile. Here they are; make your change again.',
  city_in_use: 'Accounts use this city: it cannot be removed.',
  catalogue_changed: 'Your catalogue has changed since the preview. Choose the file again.',
  import_superseded: 'Products from this import have changed since: it can no longer be undone.',
  lots_changed:
    'Someone changed these lots, or the order, in the meantime. Check them and try again.',
  lots_closed: 'This order or line is neither being picked nor delivered: it has no lots.',
  lot_recalled:
    'This lot has been recalled. It goes into no order, and stays recorded where it was delivered.',
  receivers_changed:
    'The restaurants that received this lot have changed in the meantime. Check the list and send the notice again.',
  no_receivers: 'No restaurant received this lot. Check what the label says.',
  recall_reminded: 'These restaurants were told less than an hour ago. To be faster, call them.',
  customers_changed: 'Your customers have changed since the preview. Choose the file again.',
  invitations_full:
    'At most 2,000 invitations can wait for an answer. Try again once some are accepted or have expired.',
  prices_changed: 'The prices of this list have changed since the preview. Choose the file again.',
  import_running:
    'An import is in progress. You can change products and prices as soon as it is complete.',
  orders_open: 'Some orders are still active. Mark them as done before you close the account.',
  no_business:
    'You no longer belong to any business on Halles. Ask whoever manages the team for an invitation.',
  last_owner: 'A business must keep at least one owner. Give someone else this role first.',
  invitation_over: 'This invitation is no longer valid. Ask the business for a new one.',
  invitation_accepted: 'This invitation was already accepted.',
  invitation_of_another: 'This invitation is for someone else. Log out to accept it.',
  not_to_invoice:
    'An order is invoiced once it is delivered: marked as done, or received by the restaurant.',
  paper_exists: 'One of these orders is already invoiced.',
  tax_registration_overlaps:
    'You already have a number for this tax for some of these days. Enter its last day first.',
  tax_rule_begun: 'This rule already applies: add another that replaces it.',
  tax_class_missing: 'Some products have no tax class yet. Choose it, then invoice.',
  weights_missing: 'Some products sold by weight have not been weighed yet.',
  draft_changed: 'This invoice changed meanwhile. Check the new amounts, then invoice again.',
  nothing_to_credit: 'Nothing is left to credit on this invoice.',
  credit_above_invoice: 'This credit would exceed what is left of the invoice.',
  number_issued: 'This number is already used. Choose a higher one.',
  number_set: 'The next number of this series was already chosen, which is done only once.',
  thread_closed: 'This conversation is over. Call, or write in a new order.',
  trail_full:
    'This order has too many changes and messages to take another. Settle the rest by telephone.',
  too_many_messages: 'You wrote 60 messages within an hour. Wait a little, or call.',
  email_reserved:
    'This address was just replaced in another Halles account and cannot be used for a new one until seven days later. For now, ask for an invitation to another address.',
}
