import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

type StateScreen = Screen & Required<Pick<Screen, 'shows'>>
type Terms = { account: string; open_to?: string; code?: string; terms_days?: number }

/** How a restaurant stands with a supplier, which the demo market does not show in every state. */
export const termsScreens: readonly StateScreen[] = [
  terms('none', { account: 'none', open_to: 'customers' }, (page, { supplierPage }) =>
    page.getByRole('button', { name: supplierPage.terms.ask }),
  ),
  terms('asked', { account: 'asked', open_to: 'customers' }, (page, { supplierPage }) =>
    page.getByText(supplierPage.terms.askedNext),
  ),
  terms('open', { account: 'open', code: 'R-1042', terms_days: 30 }, (page, { supplierPage }) =>
    page.getByText(supplierPage.terms.open),
  ),
  terms('closed', { account: 'closed' }, (page, { supplierPage }) =>
    page.getByText(supplierPage.terms.closedNext),
  ),
  {
    name: 'products-of-customers',
    viewer: 'restaurant',
    path: async (page) =>
      `/categories/all?supplier=${(await supplierPath(page)).split('/').at(-1)}`,
    stage: async (page) => {
      await withTerms(page, { account: 'none', open_to: 'customers' })
      await page.route('**/api/product-list/**', (route) =>
        route.request().url().includes('category_name=beef')
          ? route.continue()
          : route.fulfill({ json: { count: 0, results: [], next_cursor: null } }),
      )
    },
    shows: (page, { comparison }) => page.getByText(comparison.customersOnly.none),
  },
]

function terms(state: string, given: Terms, shows: StateScreen['shows']): StateScreen {
  return {
    name: `supplierinfo-${state}`,
    viewer: 'restaurant',
    path: supplierPath,
    stage: (page) => withTerms(page, given),
    shows,
  }
}

function withTerms(page: Page, given: Terms) {
  return page.route('**/api/supplier-info/**', async (route) => {
    const info = await (await route.fetch()).json()
    const account_since = '2026-11-20T15:05:00+00:00'
    await route.fulfill({ json: { ...info, account_since, ...given } })
  })
}

async function supplierPath(page: Page): Promise<string> {
  const { results } = await (await page.request.get('/api/product-list/?category_name=beef')).json()
  return `/supplierinfo/${results[0].supplier.public_id}`
}
