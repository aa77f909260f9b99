import { accounts } from './fr/accounts.ts'
import { cart } from './fr/cart.ts'
import { catalogue } from './fr/catalogue.ts'
import { common } from './fr/common.ts'
import { contact } from './fr/contact.ts'
import { fieldProblems } from './fr/field-problems.ts'
import { forms } from './fr/forms.ts'
import { landing } from './fr/landing.ts'
import { layout } from './fr/layout.ts'
import { legal } from './fr/legal.ts'
import { live } from './fr/live.ts'
import { menu } from './fr/menu.ts'
import { offline } from './fr/offline.ts'
import { orders } from './fr/orders.ts'
import { pages } from './fr/pages.ts'
import { passwords } from './fr/passwords.ts'
import { products } from './fr/products.ts'
import { promotionConsent } from './fr/promotion-consent.ts'
import { promotions } from './fr/promotions.ts'
import { reviews } from './fr/reviews.ts'
import { session } from './fr/session.ts'
import { shownRefusals } from './fr/shown-refusals.ts'
import { signUp } from './fr/sign-up.ts'
import { suppliers } from './fr/suppliers.ts'

export const fr = {
  cart,
  catalogue,
  suppliers,
  landing,
  offline,
  session,
  layout,
  live,
  menu,
  orders,
  accounts,
  common,
  fieldProblems,
  pages,
  products,
  refusals: shownRefusals,
  reviews,
  signUp,
  forms,
  passwords,
  contact,
  legal,
  promotions,
  promotionConsent,
}

/** Every word a person reads; French leads and English mirrors it file by file. */
export type Texts = typeof fr
