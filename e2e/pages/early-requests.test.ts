import type { Page, Request } from '@playwright/test'
import { expect, test } from '../halles-test.ts'

const ENTRY = /\/assets\/main-[^/]+\.js$/
/** Asked for when rows are there, or an order's parts: it names the suppliers of the rows, or the part. */
const OF_ROWS = /^\/api\/(next-deliveries|order-thread)\//
/** A stream has no answer to take over. */
const STREAM = '/api/events/'
/** Read anew on purpose: the cart when checkout is drawn (product.md 7), orders when the stream begins, a trail once it was seen. */
const AGAIN = /^\/api\/(checkout|order-again|order-thread|\w+-today|\w+-order-list)\//

const pages = {
  restaurant: [
    '/categories',
    '/categories/all',
    '/categories/all?search=beurre',
    '/categories/dairy?sort_by=price&sort_direction=desc&page=2',
    '/checkout',
    '/account',
  ],
  supplier: ['/supplier/categories', '/supplier/categories/all', '/account'],
} as const

for (const role of ['restaurant', 'supplier'] as const) {
  test(`session, code and data of a ${role}’s pages are asked for together`, async ({
    page,
    signIn,
  }) => {
    await signIn(role)
    const order = await firstOrder(page, role)
    for (const path of [...pages[role], order]) await expectTogether(page, path)
  })
}

/** While the application's entry is held up, everything else has been asked for, and nothing is asked for again. */
async function expectTogether(page: Page, path: string): Promise<void> {
  const asked: string[] = []
  const log = (request: Request) => {
    if (request.method() === 'GET') asked.push(request.url().replace(/^https?:..[^/]+/, ''))
  }
  page.on('request', log)
  const held = Promise.withResolvers<void>()
  await page.route(ENTRY, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => asked.filter((one) => ENTRY.test(one)).length).toBe(1)
  await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null)
  const before = new Set(asked)
  held.resolve()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('load')
  await expect
    .poll(() => page.evaluate(leftOver), `${path}: asked for early and not used`)
    .toEqual([])
  const data = asked.filter((one) => one.startsWith('/api/') && one !== STREAM)
  const once = data.filter((one) => !AGAIN.test(one))
  expect(once, `${path}: asked for twice`).toEqual([...new Set(once)])
  const late = data.filter(
    (one) => !before.has(one) && !isPageAround(one, path) && !OF_ROWS.test(one),
  )
  expect(late, `${path}: asked for after the code`).toEqual([])
  page.off('request', log)
  await page.unroute(ENTRY)
}

/** The addresses of early answers that nothing took over. */
function leftOver(): string[] {
  const { earlyAnswers } = globalThis as { earlyAnswers?: { answers: Map<string, unknown> } }
  return [...(earlyAnswers?.answers.keys() ?? [])]
}

/** A list asks for the pages around the one that it opens at once its rows stand. */
function isPageAround(address: string, path: string): boolean {
  const pageIn = (one: string) => new URLSearchParams(one.split('?')[1]).get('page') ?? '1'
  return address.includes('product-list/') && pageIn(address) !== pageIn(path)
}

async function firstOrder(page: Page, role: 'restaurant' | 'supplier'): Promise<string> {
  const list =
    role === 'restaurant'
      ? 'restaurant-order-list/?status=active'
      : 'supplier-order-list/?status=pending'
  const [first] = await (await page.request.get(`/api/${list}`)).json()
  return role === 'restaurant' ? `/order/${first.public_id}` : `/supplier/order/${first.public_id}`
}
