import { accounts } from './en/accounts.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { contact } from './en/contact.ts'
import { fieldProblems } from './en/field-problems.ts'
import { forms } from './en/forms.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { legal } from './en/legal.ts'
import { live } from './en/live.ts'
import { menu } from './en/menu.ts'
import { offline } from './en/offline.ts'
import { orders } from './en/orders.ts'
import { pages } from './en/pages.ts'
import { passwords } from './en/passwords.ts'
import { products } from './en/products.ts'
import { promotionConsent } from './en/promotion-consent.ts'
import { promotions } from './en/promotions.ts'
import { reviews } from './en/reviews.ts'
import { session } from './en/session.ts'
import { shownRefusals } from './en/shown-refusals.ts'
import { signUp } from './en/sign-up.ts'
import { suppliers } from './en/suppliers.ts'
import type { Texts } from './fr.ts'

export const en: Texts = {
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
