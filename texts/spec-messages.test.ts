import { expect, test } from 'vitest'
import { refusals } from './en/refusals.ts'
import { en } from './en.ts'

const { cart, common, contact, fieldProblems, forms, orders, passwords, products } = en
const { accounts, catalogue, promotions, reviews, signUp } = en

// product.md 5 and 8, word for word but for two typos ("additonal", "occured").
test.each([
  [forms.problems.email_required, 'Please enter both email and password'],
  [forms.problems.password_required, 'Please enter both email and password'],
  [fieldProblems.email_invalid, 'Invalid email format'],
  [refusals.invalid_credentials, 'Login failed. Please check your credentials.'],
  [fieldProblems.supplier_required, 'Please select a supplier.'],
  [fieldProblems.rating_required, 'Please select a rating.'],
  [fieldProblems.review_required, 'Please enter a review.'],
  [fieldProblems.price_invalid, 'A valid price is required (e.g., 5.00)'],
  [fieldProblems.unit_invalid, 'Unit can only contain letters or numbers'],
  [fieldProblems.quantity_per_case_invalid, 'A valid quantity is required'],
  [forms.problems.passwords_differ, 'Passwords do not match'],
  [forms.problems.confirmation_differs, 'Your password confirmation does not match your password'],
  [forms.problems.city_required, 'Please enter your city'],
  [fieldProblems.supplier_cities_required, 'Please enter your delivery locations'],
  [fieldProblems.promotion_required, 'Please enter your promotion'],
  [common.errorTitle, 'Error message'],
  [common.successTitle, 'Success message'],
  [passwords.sent, 'An email has been sent to you'],
  [accounts.saved, 'Changes were saved'],
  [accounts.saveFailed, 'Failed to save changes'],
  [passwords.changed, 'Password changed'],
  [passwords.changeFailed, 'Failed to change password'],
  [orders.accepted, 'Order accepted'],
  [orders.rejected, 'Order rejected'],
  [orders.acceptedWithChanges, 'Order accepted with changes'],
  [orders.setToDoneSuccess, 'Order marked as done'],
  [cart.submitted, 'Your order was submitted.'],
  [products.createError, 'Failed to create product. Please try again or contact us.'],
  [products.editError, 'Failed to edit product. Please try again or contact us.'],
  [products.deleteError, 'Failed to delete product. Please try again or contact us.'],
  [catalogue.loadError, 'Failed to fetch products'],
  [products.created, 'Your product was successfully created'],
  [products.edited, 'Your product was successfully edited'],
  [promotions.sent, 'Promotion sent'],
  [
    cart.amountMissing('$47.10', 'Le Potager'),
    'An additional $47.10 is required to order from Le Potager',
  ],
  [reviews.submitted, 'Your review was successfully submitted!'],
  [signUp.successTitle, 'Registration Successful'],
  [passwords.resetDone, 'Password has been reset'],
  [passwords.resetFailed, 'Failed to reset password'],
  [contact.sent, 'Your email has been sent to our team'],
  [refusals.internal_error, 'An error occurred, please try again later.'],
])('“%s” is product.md’s message', (text, message) => {
  expect(text).toBe(message)
})
