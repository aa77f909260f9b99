import type { Locator, Page } from '@playwright/test'
import type { AllTexts } from '../../e2e/all-texts.ts'
import { demoAccounts } from '../../server/database/demo/demo-accounts.ts'
import { CATALOGUE_RESTAURANT } from '../../server/database/loading/load-catalogue.ts'
import {
  fillCart,
  firstActiveOrder,
  firstPendingOrder,
  type SignedIn,
  signIn,
} from '../signed-in.ts'
import { emptyCart } from '../web/screens.ts'

type Role = 'restaurant' | 'supplier'
type Credentials = { email: string; password: string }

/** A page to measure, and what somebody taps as soon as it is there. */
export type MeasuredPage = {
  name: string
  url: string
  signedIn?: SignedIn
  /** Before each opening. */
  prepare?: () => Promise<void>
  target: (page: Page) => Locator
  /** There once a tap was answered. */
  answer: (page: Page) => Locator
}

const LINES_OF_CART = 8
const CASES_A_LINE = 20

export async function demoPages(url: string, texts: AllTexts): Promise<MeasuredPage[]> {
  const { forms, orderChanges, orders } = texts
  const supplier = await signIn(url, account('supplier'))
  const restaurant = await signIn(url, account('restaurant'))
  return [
    {
      name: 'Landing',
      url: `${url}/`,
      target: (page) => page.getByRole('table').getByRole('button').nth(1),
      answer: (page) => page.getByRole('main').getByRole('textbox').nth(2),
    },
    {
      name: 'Login',
      url: `${url}/login`,
      target: (page) => button(page, forms.showPassword),
      answer: (page) => page.locator('[aria-pressed="true"]'),
    },
    {
      name: 'Supplier order',
      url: `${url}/supplier/order/${await firstPendingOrder(supplier)}`,
      signedIn: supplier,
      target: (page) => button(page, orders.remove('')),
      answer: (page) => button(page, orders.sendChanges),
    },
    {
      name: 'Restaurant order',
      url: `${url}/order/${await firstActiveOrder(restaurant)}`,
      signedIn: restaurant,
      target: (page) => button(page, `${orderChanges.edit} `),
      answer: (page) => page.getByRole('group', { name: orderChanges.edit }).first(),
    },
    {
      name: 'Checkout',
      url: `${url}/checkout`,
      signedIn: restaurant,
      prepare: async () => {
        await emptyCart(restaurant)
        await fillCart(restaurant, LINES_OF_CART, CASES_A_LINE)
      },
      target: (page) => button(page, texts.common.increase('')),
      answer: (page) => cartOtherThan(page, texts, LINES_OF_CART * CASES_A_LINE),
    },
  ]
}

export async function listPage(
  url: string,
  texts: AllTexts,
  who: Credentials = CATALOGUE_RESTAURANT,
): Promise<MeasuredPage> {
  const restaurant = await signIn(url, who)
  return {
    name: 'Product list',
    url: `${url}/categories/all`,
    signedIn: restaurant,
    prepare: () => emptyCart(restaurant),
    target: (page) => button(page, texts.cart.add('')),
    answer: (page) => cartOtherThan(page, texts, 0),
  }
}

/** The first whose name has these words. */
function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: name.trim() }).first()
}

function cartOtherThan(page: Page, { cart }: AllTexts, cases: number): Locator {
  const name = new RegExp(`^${cart.title}, (?!(?:0|${cases})\\b)\\d`)
  return page.getByRole('button', { name })
}

export function account(role: Role): Credentials {
  const found = demoAccounts.find(({ kind }) => kind === role)
  if (!found) throw new Error(`the demo market has no ${role}`)
  return found
}
