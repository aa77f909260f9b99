import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

type Line = { public_id: string; is_cancelled: boolean }

const WHO = { at: '2026-11-24T12:05:00+00:00', by: { first_name: 'Luc' } }
const DAY = '2026-11-24'
const RECEIVING = { today: DAY, may_ask_credit: true, credit_until: '2026-11-26T15:00:00+00:00' }

/** What came of a delivery, with its first line short of a case, and what was asked back. */
function receivedOf(lines: readonly Line[], status: 'asked' | 'partly') {
  const [first, second = first] = lines.filter((line) => !line.is_cancelled)
  const granted = status === 'asked' ? null : '40.00'
  return {
    receipt: {
      day: DAY,
      ...WHO,
      note: 'La caisse du fond était ouverte.',
      lines: [
        { public_id: first?.public_id, cases: '1', reason: 'missing', note: '' },
        { public_id: second?.public_id, cases: '0', reason: 'temperature', note: '9 °C au cœur' },
      ].slice(0, second === first ? 1 : 2),
    },
    credit: {
      public_id: 'credit',
      status,
      asked: '107.25',
      granted,
      asked_at: null,
      answer: granted && { ...WHO, note: 'La viande a quitté l’entrepôt à 2 °C.' },
      lines: [{ public_id: first?.public_id, asked: '107.25', granted }],
    },
  }
}

/** Answers as if the restaurant's newest open order were to be received, or had been. */
function withPart(state: 'open' | 'partly') {
  return (page: Page) =>
    page.route('**/api/restaurant-order-list/?order_public_id=*', async (route) => {
      const order = await (await route.fetch()).json()
      const supplier_products = order.supplier_products.map((part: { products: Line[] }) => ({
        ...part,
        status: 'acknowledged',
        changes: [],
        receiving: state === 'open' ? RECEIVING : null,
        ...(state === 'partly' && receivedOf(part.products, state)),
      }))
      await route.fulfill({ json: { ...order, supplier_products } })
    })
}

/** Answers as if a credit were asked for the supplier's accepted order. */
async function withCredit(page: Page) {
  await page.route('**/api/supplier-order-list/?supplier_order_public_id=*', async (route) => {
    const order = await (await route.fetch()).json()
    await route.fulfill({ json: { ...order, ...receivedOf(order.orderProducts, 'asked') } })
  })
  await page.route('**/api/supplier-order-counts/', async (route) => {
    const counts = await (await route.fetch()).json()
    await route.fulfill({ json: { ...counts, credits: 1 } })
  })
  await page.route('**/api/credit-list/', (route) =>
    route.fulfill({
      json: [
        {
          public_id: 'credit',
          order_public_id: 'order',
          number: 41,
          restaurant: { name: 'Le Bouillon de la Montagne' },
          day: DAY,
          asked_at: WHO.at,
          asked: '107.25',
          lines: 1,
        },
      ],
    }),
  )
}

async function restaurantOrder(page: Page): Promise<string> {
  const orders = await (await page.request.get('/api/restaurant-order-list/?status=active')).json()
  return `/order/${orders[0]?.public_id}`
}

async function supplierOrder(page: Page): Promise<string> {
  const path = '/api/supplier-order-list/?status=acknowledged'
  const orders = await (await page.request.get(path)).json()
  return `/supplier/order/${orders[0]?.public_id}`
}

/** A delivery as it is received, and its credit on both sides. */
export const receivingScreens: readonly (Screen & Required<Pick<Screen, 'shows'>>)[] = [
  {
    name: 'receive',
    viewer: 'restaurant',
    path: restaurantOrder,
    stage: withPart('open'),
    prepare: async (page, { receiving }) => {
      await page.getByRole('main').getByText(receiving.receive, { exact: true }).first().click()
      const lines = page.getByRole('checkbox', { checked: true })
      await lines.first().uncheck()
      await page.getByRole('radio', { name: receiving.reasons.temperature }).first().check()
    },
    shows: (page, { receiving }) => page.getByText(receiving.receiveExcept(1)),
  },
  {
    name: 'received',
    viewer: 'restaurant',
    path: restaurantOrder,
    stage: withPart('partly'),
    shows: (page, { receiving }) => page.getByText(receiving.creditState.partly).first(),
  },
  {
    name: 'credit-asked',
    viewer: 'supplier',
    path: supplierOrder,
    stage: withCredit,
    shows: (page, { receiving }) =>
      page.getByRole('button', { name: receiving.grantPartly, exact: true }),
  },
  {
    name: 'credit-partly',
    viewer: 'supplier',
    path: supplierOrder,
    stage: withCredit,
    prepare: (page, { receiving }) =>
      page.getByRole('button', { name: receiving.grantPartly, exact: true }).click(),
    shows: (page, { receiving }) => page.getByRole('textbox', { name: receiving.reason }),
  },
  {
    name: 'credit-requests',
    viewer: 'supplier',
    path: '/account?to=orders',
    stage: withCredit,
    shows: (page, { receiving }) => page.getByRole('region', { name: receiving.requests }),
  },
]
