import type { Texts } from '../fr.ts'

const reasons: Texts['cart']['reasons'] = {
  product_deleted: 'This product is no longer offered.',
  supplier_unavailable: 'This supplier is no longer active on Halles.',
  city_not_served: 'This supplier no longer delivers to your city.',
  not_a_customer:
    'This supplier sells to its customers only, and you have no open account with it.',
  product_unavailable: 'This product is out of stock at the supplier.',
}

export const cart: Texts['cart'] = {
  title: 'Cart',
  open: (cases) => `Cart, ${casesOf(cases)}`,
  close: 'Close the cart',
  add: (name) => `Add to cart: ${name}`,
  inCart: (cases) => `${casesOf(cases)} in the cart`,
  cases: casesOf,
  perCase: (price) => `${price} per case`,
  remove: (name) => `Remove ${name} from the cart`,
  removeShort: 'Remove',
  restore: (name, cases) => `Put ${casesOf(cases)} back in the cart, ${name}`,
  empty: 'Your cart is empty.',
  emptyHint: 'Your cart is empty. Add cases with + in the product lists.',
  browse: 'Browse products',
  total: 'Total',
  checkout: 'Checkout',
  loadError: 'The cart could not be loaded.',
  stale: 'Can’t reach the server: this is your cart as we last received it.',

  minimum: (amount) => `Minimum order: ${amount}`,
  minimumMet: 'Minimum order met',
  amountMissing: (amount, supplier) => missing(amount) + missingFrom(supplier),
  missing,
  missingFrom,
  brief: {
    met: 'Minimum met',
    missing: (amount) => `${amount} missing`,
  },
  totals: 'Totals by supplier',
  bySupplier: 'Detail by supplier',
  minimumsToReach: (suppliers) => {
    if (suppliers === 0) return 'Minimums met'
    return suppliers === 1 ? '1 minimum to reach' : `${suppliers} minimums to reach`
  },
  minimumProgress: (supplier) => `Minimum order, ${supplier}`,

  unavailableTitle: 'Products not available right now',
  unavailableHint: 'These products do not count in the total.',
  reasons,
  backOn: (day) => `Back on ${day}.`,

  checkoutTitle: 'Checkout',
  placeOrder: 'Place the order',
  estimate:
    'The amount of products sold by weight (≈) is an estimate: the weight at picking decides.',
  beforeTaxes: 'before taxes',
  minimumsNotMet: 'Meet each supplier’s minimum to place the order.',
  submitted: 'Your order was submitted.',
  unconfirmed:
    'We did not receive a confirmation. You can safely try again: the order is placed only once.',
  notSent:
    'Your latest cart changes have not been sent yet. The order was not placed. Try again in a moment.',
  unconfirmedTitle: 'Your order may already have been placed.',
  changes: {
    gone: (name, reason) => `${name}: removed. ${reasons[reason]}`,
    removed: (name) => `${name}: removed from the cart.`,
    added: (name, cases) => `${name}: ${casesOf(cases)} in the cart.`,
    quantity: (name, before, after) => `${name}: ${before} → ${casesOf(after)}.`,
    price: (name, before, after) => `${name}: ${before} → ${after} per case.`,
    case: (name, before, after) => `${name}: case of ${before} → ${after}.`,
    minimum: (supplier, before, after) => `${supplier}: minimum order ${before} → ${after}.`,
  },
}

function casesOf(cases: number): string {
  const count = cases.toLocaleString('en-CA')
  return cases === 1 ? `${count} case` : `${count} cases`
}

function missing(amount: string): string {
  return `An additional ${amount} is required to order`
}

function missingFrom(supplier: string): string {
  return ` from ${supplier}`
}
