import { fr } from '@halles/texts/fr.ts'
import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

type StateScreen = Screen & Required<Pick<Screen, 'shows'>>

const NOTHING = { total_price: '0', cart_products: [], unavailable: [], cart_version: 'empty' }

/** Loading, empty, failed and out of reach: answers of the server that the demo market does not give. */
export const stateScreens: readonly StateScreen[] = [
  {
    name: 'state-loading',
    viewer: 'restaurant',
    path: '/categories/beef',
    stage: (page) => page.route('**/api/product-list/**', () => {}),
    unfinished: true,
    shows: (page) => page.locator('.skeleton').first(),
  },
  {
    name: 'state-failed',
    viewer: 'restaurant',
    path: '/categories/beef',
    stage: answering('**/api/product-list/**', 500, {
      code: 'internal_error',
      message: fr.refusals.internal_error,
    }),
    complains: true,
    shows: (page, { catalogue }) => page.getByRole('main').getByText(catalogue.loadError),
  },
  {
    name: 'state-out-of-reach',
    viewer: 'restaurant',
    path: '/categories/beef',
    stage: (page) => page.route('**/api/product-list/**', (route) => route.abort()),
    complains: true,
    shows: (page, { common }) => page.getByRole('main').getByText(common.offline),
  },
  {
    name: 'cart-unavailable',
    viewer: 'restaurant',
    path: '/checkout',
    stage: withOneLineOut,
    shows: (page, { cart }) => page.getByText(cart.unavailableTitle),
  },
  {
    name: 'order-not-found',
    viewer: 'restaurant',
    path: '/order/not-there',
    complains: true,
    shows: (page, { pages }) => page.getByRole('heading', { name: pages.notFoundTitle }),
  },
  {
    name: 'categories-asked',
    viewer: 'restaurant',
    path: '/categories',
    stage: answering('**/api/promotion-choices/', 200, { consent: null, suppliers: [] }),
    shows: (page, { promotionConsent }) =>
      page.getByRole('region', { name: promotionConsent.question }),
  },
  {
    name: 'cart-empty',
    viewer: 'restaurant',
    path: '/categories',
    stage: answering('**/api/cart/', 200, NOTHING),
    prepare: async (page, { cart }) => {
      await page.getByRole('button', { name: new RegExp(`^${cart.title},`) }).click()
      await page.getByRole('button', { name: cart.close }).waitFor()
    },
    shows: (page, { cart }) => page.getByText(cart.emptyHint),
  },
  {
    name: 'checkout-empty',
    viewer: 'restaurant',
    path: '/checkout',
    stage: answering('**/api/checkout/', 200, { ...NOTHING, supplier_products: [] }),
    shows: (page, { cart }) => page.getByRole('main').getByText(cart.empty),
  },
  {
    name: 'restaurant-orders-empty',
    viewer: 'restaurant',
    path: '/account?to=orders',
    stage: answering('**/api/restaurant-order-list/**', 200, []),
    shows: (page, { orders }) => page.getByText(orders.noActive),
  },
  {
    name: 'supplier-orders-empty',
    viewer: 'supplier',
    path: '/account?to=orders',
    stage: answering('**/api/supplier-order-list/**', 200, []),
    shows: (page, { orders }) => page.getByText(orders.noPending),
  },
  {
    name: 'supplier-products-none',
    viewer: 'supplier',
    path: '/supplier/categories/all?search=xyzzy',
    shows: (page, { catalogue }) => page.getByText(catalogue.noMatch('xyzzy')),
  },
  {
    name: 'supplier-reviews-empty',
    viewer: 'supplier',
    path: '/account?to=reviews',
    stage: answering('**/api/supplier-review-list/**', 200, { reviews: [], count: 0, rating: '0' }),
    shows: (page, { reviews }) => page.getByText(reviews.noneReceived),
  },
  {
    name: 'unsubscribe',
    viewer: 'visitor',
    path: '/unsubscribe/a-token',
    stage: answering('**/api/unsubscribe/**', 200, {
      supplier_name: 'Boucherie en gros Tranchefort',
      from_supplier: false,
      from_all: false,
    }),
    shows: (page, { promotions }) => page.getByRole('button', { name: promotions.stopAll }),
  },
  {
    name: 'unsubscribe-dead',
    viewer: 'visitor',
    path: '/unsubscribe/a-token',
    complains: true,
    shows: (page, { promotions }) => page.getByText(promotions.deadLink),
  },
  {
    name: 'confirm-email',
    viewer: 'visitor',
    path: '/confirm-email/a-token',
    shows: (page, { accounts }) => page.getByRole('button', { name: accounts.confirmEmailSubmit }),
  },
  {
    name: 'email-pending',
    viewer: 'restaurant',
    path: '/account?to=profile',
    stage: (page) =>
      page.route('**/api/own-profile/', async (route) => {
        const account = await (await route.fetch()).json()
        await route.fulfill({
          json: { ...account, pending_email: 'cuisine.chez.nadia@halles.example' },
        })
      }),
    shows: (page) => page.getByText('cuisine.chez.nadia@halles.example'),
  },
  {
    name: 'confirm-email-dead',
    viewer: 'visitor',
    path: '/confirm-email/a-token',
    prepare: async (page, { accounts, forms }) => {
      await page.getByLabel(forms.passwordToConfirm).fill('trois-petits-pois')
      await page.getByRole('button', { name: accounts.confirmEmailSubmit }).click()
    },
    complains: true,
    shows: (page, { accounts }) => page.getByText(accounts.deadLink),
  },
  {
    name: 'confirm-email-wrong',
    viewer: 'visitor',
    path: '/confirm-email/a-token',
    prepare: async (page, { accounts, forms, refusals }) => {
      const refusal = { code: 'wrong_password', message: refusals.wrong_password }
      await answering('**/api/confirm-email/', 400, refusal)(page)
      await page.getByLabel(forms.passwordToConfirm).fill('trois-petits-pois')
      await page.getByRole('button', { name: accounts.confirmEmailSubmit }).click()
    },
    complains: true,
    shows: (page, { refusals }) => page.getByText(refusals.wrong_password),
  },
  {
    name: 'undo-email-change',
    viewer: 'visitor',
    path: '/undo-email-change/a-token',
    shows: (page, { accounts }) => page.getByRole('button', { name: accounts.undoEmailSubmit }),
  },
  {
    name: 'undo-email-change-done',
    viewer: 'visitor',
    path: '/undo-email-change/a-token',
    stage: answering('**/api/undo-email-change/', 204, undefined),
    prepare: async (page, { accounts }) => {
      await page.getByRole('button', { name: accounts.undoEmailSubmit }).click()
    },
    shows: (page, { accounts }) => page.getByText(accounts.emailUndone),
  },
  {
    name: 'undo-email-change-dead',
    viewer: 'visitor',
    path: '/undo-email-change/a-token',
    prepare: async (page, { accounts }) => {
      await page.getByRole('button', { name: accounts.undoEmailSubmit }).click()
    },
    complains: true,
    shows: (page, { accounts }) => page.getByText(accounts.deadUndoLink),
  },
  {
    name: 'reset-password-dead',
    viewer: 'visitor',
    path: '/reset-password/MQ/a-token',
    prepare: async (page, { passwords }) => {
      await page.getByLabel(passwords.newPassword, { exact: true }).fill('trois-petits-pois')
      await page.getByLabel(passwords.confirmation, { exact: true }).fill('trois-petits-pois')
      await page.getByRole('button', { name: passwords.resetSubmit }).click()
    },
    complains: true,
    shows: (page, { passwords }) => page.getByText(passwords.deadLink),
  },
  {
    name: 'login-guarded',
    viewer: 'visitor',
    path: '/account?to=orders',
    shows: (page, { session }) => page.getByText(session.welcomeBack),
  },
  {
    name: 'categories-menu',
    viewer: 'restaurant',
    path: '/categories',
    prepare: async (page, { layout }) => {
      await page.getByRole('banner').getByRole('button', { name: layout.categories }).click()
    },
    shows: (page) => page.getByRole('menu'),
  },
]

function answering(url: string, status: number, json: unknown) {
  return (page: Page) => page.route(url, (route) => route.fulfill({ status, json }))
}

/** The demo's checkout with its first line out until a day. */
function withOneLineOut(page: Page) {
  return page.route('**/api/checkout/', async (route) => {
    const checkout = await (await route.fetch()).json()
    const line = checkout.supplier_products[0].products.shift()
    const out = { ...line, reason: 'product_unavailable', available_from: '2026-12-24' }
    const total = (Number(checkout.total_price) - Number(line.total_price)).toFixed(2)
    await route.fulfill({ json: { ...checkout, total_price: total, unavailable: [out] } })
  })
}
