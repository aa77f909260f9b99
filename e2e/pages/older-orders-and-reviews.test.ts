import type { Page } from '@playwright/test'
import { expect, expectProblem, test } from '../halles-test.ts'

const DONE = Array.from({ length: 103 }, (_, index) => ({
  public_id: `order${index}`,
  number: index + 1,
  date: '2026-06-01',
  total_price: '10.00',
  restaurant: { name: `Bistro ${index % 2}`, public_id: `bistro${index % 2}`, city: 'Laval' },
  received_at: '2026-06-01T09:00:00.000Z',
  order_version: 3,
  lines: 2,
  cases: 5,
  status: 'done',
  suppliers: [],
}))

/** As the server answers, from orders that nobody would place one by one. No news makes the list load once more. */
async function answerOrders(page: Page, done = DONE.slice(0, 53)): Promise<void> {
  await page.route('**/api/events/', () => {})
  await page.route('**/api/*-order-list/**', (route) => {
    const asked = new URL(route.request().url()).searchParams
    const start = done.findIndex(({ public_id }) => public_id === asked.get('before')) + 1
    const rows = asked.get('status') === 'done' ? done : []
    return route.fulfill({ json: rows.slice(start, start + Number(asked.get('limit') ?? 500)) })
  })
}

test('a supplier reads its done orders to the oldest, with sums of what is shown', async ({
  page,
  signIn,
  texts,
}) => {
  const { orders } = texts
  await signIn('supplier')
  await answerOrders(page)
  await page.goto('/account?to=orders&status=done')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await expect(page.getByText(orders.shown(50))).toBeVisible()
  await expect(page.getByText(orders.groupTotalShown).first()).toBeVisible()
  await page.getByRole('button', { name: orders.loadMore }).click()
  await expect(rows).toHaveCount(53)
  await expect(page.getByRole('button', { name: orders.loadMore })).toHaveCount(0)
  await expect(page.getByText(orders.groupTotalShown)).toHaveCount(0)
})

test('a restaurant reads its done orders to the oldest', async ({ page, signIn, texts }) => {
  const { orders } = texts
  await signIn('restaurant')
  await answerOrders(page)
  await page.goto('/account?to=orders&status=done')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await expect(page.getByText(orders.shown(50))).toBeVisible()
  await page.getByRole('button', { name: orders.loadMore }).click()
  await expect(rows).toHaveCount(53)
  await expect(page.getByRole('button', { name: orders.loadMore })).toHaveCount(0)
})

test('exactly a page of done orders is complete', async ({ page, signIn, texts }) => {
  const { orders } = texts
  await signIn('supplier')
  await answerOrders(page, DONE.slice(0, 50))
  await page.goto('/account?to=orders&status=done')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(50)
  await expect(page.getByText(orders.groupTotal, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(orders.groupTotalShown)).toHaveCount(0)
  await expect(page.getByRole('button', { name: orders.loadMore })).toHaveCount(0)
})

test('by keyboard the focus stays at the end of the list, and that it is complete is announced', async ({
  page,
  signIn,
  texts,
}) => {
  const { common, orders } = texts
  await signIn('supplier')
  await answerOrders(page, DONE)
  await page.goto('/account?to=orders&status=done')
  const rows = page.getByRole('main').getByRole('listitem')
  const more = page.getByRole('button', { name: orders.loadMore })
  await more.press('Enter')
  await expect(rows).toHaveCount(100)
  await expect(more).toBeFocused()
  const status = page.getByRole('status').filter({ hasText: orders.shown(100) })
  await status.evaluate((element) => element.setAttribute('data-before', ''))
  await more.press('Enter')
  await expect(rows).toHaveCount(103)
  await expect(page.locator('[data-before]')).toHaveText(common.listComplete)
  await expect(page.locator('[data-before]')).toBeFocused()
})

test('older orders that do not come are asked for again, and those on screen stay', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { common, orders } = texts
  await signIn('supplier')
  await answerOrders(page)
  await page.goto('/account?to=orders&status=done')
  await page.getByRole('button', { name: orders.loadMore }).waitFor()
  await page.route('**/api/supplier-order-list/**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.getByRole('button', { name: orders.loadMore }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(page.getByRole('main')).toContainText(orders.loadError)
  await expect(rows).toHaveCount(50)
  await answerOrders(page)
  await page.getByRole('button', { name: common.retry }).click()
  await expect(rows).toHaveCount(53)
  expectProblem(problems, /500/)
})

test('reviews are read to the oldest, under the rating of all', async ({ page, signIn, texts }) => {
  const { reviews } = texts
  const all = Array.from({ length: 53 }, (_, index) => ({
    rating: '4',
    date: '01-06-2026',
    review: `Avis ${index}`,
    restaurant: { name: 'Bistro' },
    supplier: { public_id: 'x', name: 'Nous' },
    has_ordered: true,
  }))
  await signIn('supplier')
  await page.route('**/api/supplier-review-list/**', (route) => {
    const start = (Number(new URL(route.request().url()).searchParams.get('page')) - 1) * 50
    const answer = { reviews: all.slice(start, start + 50), count: 53, rating: '4.0' }
    return route.fulfill({ json: answer })
  })
  await page.goto('/account?to=reviews')
  await expect(page.getByText('Avis 49', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: reviews.count(53) })).toBeVisible()
  await expect(page.getByText(reviews.shown(50, 53))).toBeVisible()
  await page.getByRole('button', { name: reviews.loadMore }).click()
  await expect(page.getByText('Avis 52', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: reviews.loadMore })).toHaveCount(0)
})
