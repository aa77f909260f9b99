import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const named = (name_fr: string, name_en: string, supplier: string) => ({
  public_id: name_en,
  name_fr,
  name_en,
  supplier: { public_id: supplier, name: supplier },
})
const perCase = (price: string, quantity_per_case: string, price_per_unit: string) => ({
  price,
  quantity_per_case,
  unit: 'kg',
  price_per_unit,
})
const brie = named('Brie double crème de Charlevoix', 'Double-cream brie', 'Laiterie Beaumont')
const flank = named('Bavette de bœuf AAA', 'AAA beef flank steak', 'Boucherie Lafleur & Fils')
const FILL = {
  filled: [{ product: flank, before: 0, quantity: 4 }],
  left_out: [
    {
      product: brie,
      cases: 2,
      reason: 'product_unavailable',
      available_from: '2026-12-24',
    },
  ],
  repriced: [
    {
      product: flank,
      change: 'smaller_case',
      before: perCase('107.25', '10', '10.7250'),
      now: perCase('107.25', '9', '11.9167'),
    },
  ],
}

/** The demo's checkout after an order was placed again. */
export const orderAgainScreens: readonly (Screen & Required<Pick<Screen, 'shows'>>)[] = [
  {
    name: 'checkout-filled',
    viewer: 'restaurant',
    path: '/categories',
    stage: withFill,
    prepare: async (page, { orderAgain }) => {
      await page.getByRole('button', { name: orderAgain.likeLastTime }).click()
      await page.waitForURL(/\/checkout$/)
    },
    shows: (page, { cartFill }) => page.getByRole('region', { name: cartFill.label }),
  },
]

/** Answers as if the demo's cart had been filled; nothing is. */
async function withFill(page: Page) {
  const last = { public_id: 'last', number: 41, date: '2026-11-19', products: 7, cases: 12 }
  await page.route('**/api/order-again/', async (route) => {
    if (route.request().method() === 'GET') {
      return route.fulfill({ json: { last_order: last, last_weekday: null } })
    }
    const cart = await (await page.request.get('/api/cart/')).json()
    return route.fulfill({ json: { cart, ...FILL } })
  })
}
