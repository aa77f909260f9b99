import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** A supplier's customers, with the one that has most to say. */
export const customerScreens: Screen[] = [
  { name: 'customers', viewer: 'supplier', path: '/supplier/customers' },
  {
    name: 'customers-asked',
    viewer: 'supplier',
    path: '/supplier/customers',
    stage: async (page) => {
      const list = await (await page.request.get('/api/customer-list/')).json()
      const asked = { status: 'asked', code: '', orders: 0, last_ordered: null, year_total: '0.00' }
      const [first, ...others] = list.results
      const [second] = others
      if (second) second.price_list = { public_id: 'c'.repeat(32), name: 'Écoles et garderies' }
      await page.route('**/api/customer-list/**', (route) =>
        route.fulfill({
          json: { ...list, results: [{ ...first, ...asked }, ...others], asked_count: 1 },
        }),
      )
    },
    shows: (page, { customers }) => page.getByText(customers.statuses.asked),
  },
  {
    name: 'customers-none',
    viewer: 'supplier',
    path: '/supplier/customers?search=xyzzy',
    shows: (page, { customers }) => page.getByText(customers.noneFound),
  },
  { name: 'customer', viewer: 'supplier', path: (page) => customerPath(page) },
  {
    name: 'customer-edit',
    viewer: 'supplier',
    path: (page) => customerPath(page),
    prepare: async (page, { customers }) => {
      await page.getByRole('button', { name: customers.changeAgreed }).click()
      await page.getByRole('dialog').getByLabel(customers.customerNumber).waitFor()
    },
  },
  {
    name: 'customer-close',
    viewer: 'supplier',
    path: (page) => customerPath(page),
    prepare: async (page, { customers }) => {
      await page.getByRole('button', { name: customers.close }).click()
      await page.getByRole('dialog').getByText(customers.closeMessage).waitFor()
    },
  },
]

async function customerPath(page: Page): Promise<string> {
  const { results } = await (await page.request.get('/api/customer-list/')).json()
  const [first] = results.filter(({ code }: { code: string }) => code !== '')
  return `/supplier/customers/${first?.restaurant.public_id}`
}
