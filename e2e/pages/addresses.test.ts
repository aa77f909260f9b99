import type { Page } from '@playwright/test'
import type { AllTexts } from '../all-texts.ts'
import { expect, test } from '../halles-test.ts'

/** Where an address ends, if not at itself, and the title that it then shows. */
type Row = readonly [path: string, title: string | RegExp, end?: string]

// Every row of product.md 2's route table, for whoever may open it. Who may not is in guards.test.ts, for each page and viewer.
const ROWS: Record<
  'visitor' | 'restaurant' | 'supplier',
  (page: Page, texts: AllTexts) => Promise<Row[]>
> = {
  visitor: async (_, { session, signUp, passwords, contact, about, faq, privacy, pages }) => [
    ['/', /\S/],
    ['/login', session.title],
    ['/signup', signUp.title],
    ['/reset-password/MQ/a-token', passwords.resetTitle],
    ['/contact-us', contact.title],
    ['/about-us', about.title],
    ['/faq', faq.title],
    ['/privacy', privacy.title],
    ['/not-authorized', pages.notAuthorizedTitle],
    ['/anything-else', pages.notFoundTitle],
  ],
  restaurant: async (page, { accounts, orders, reviews, catalogue, menu, cart }) => {
    const [order] = await listed(page, '/api/restaurant-order-list/?status=active')
    const [supplier] = await listed(page, '/api/supplier-list/')
    return [
      ['/', catalogue.discoverTitle, '/categories'],
      ['/account', accounts.title],
      ['/account?to=orders', orders.tab],
      ['/account?to=orders&status=done', orders.tab],
      ['/review', reviews.write],
      ['/categories', catalogue.discoverTitle],
      ['/categories/seafood', menu.seafood],
      ['/categories/all?search=beurre', /./],
      [`/order/${order?.public_id}`, /\d/],
      [`/supplierinfo/${supplier?.public_id}`, supplier?.name ?? ''],
      [`/supplierinfo/${supplier?.public_id}?to=reviews`, supplier?.name ?? ''],
      ['/checkout', cart.checkoutTitle],
    ]
  },
  supplier: async (page, { accounts, orders, catalogue, menu, products }) => {
    const [order] = await listed(page, '/api/supplier-order-list/?status=pending')
    const address = '/api/supplier-product-list/?category_name=beef&page=1'
    const { results } = await (await page.request.get(address)).json()
    return [
      ['/', catalogue.supplierDiscoverTitle, '/supplier/categories'],
      ['/account', accounts.title],
      ['/account?to=orders&status=acknowledged', orders.tab],
      ['/account?to=promotion', accounts.title],
      ['/account?to=reviews', accounts.title],
      ['/supplier/categories', catalogue.supplierDiscoverTitle],
      ['/supplier/categories/beef', menu.beef],
      ['/supplier/categories/all?search=boeuf', /./],
      ['/supplier/categories/beef/add', products.addTitle],
      [`/supplier/categories/beef/edit/${results[0]?.public_id}`, products.editTitle],
      [`/supplier/order/${order?.public_id}`, /\d/],
    ]
  },
}

for (const viewer of ['visitor', 'restaurant', 'supplier'] as const) {
  test(`every address of product.md 2 shows a ${viewer} what it always showed`, async ({
    page,
    signIn,
    texts,
    problems,
  }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    for (const [path, title, end = path] of await ROWS[viewer](page, texts)) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveURL(end)
      })
    }
    // The address that is none of ours, and the link that is none.
    const others = problems.filter((problem) => !/\b40[04]\b/.test(problem))
    expect(others).toEqual([])
    problems.length = 0
  })
}

test('the account’s orders and the page of the orders are the same list, and a tap on a tab stays in either', async ({
  page,
  signIn,
  texts,
}) => {
  const lists = {
    restaurant: ['/orders', texts.orders.restaurantTabs.done],
    supplier: ['/supplier/orders', texts.orders.supplierTabs.done],
  } as const
  for (const role of ['restaurant', 'supplier'] as const) {
    await signIn(role)
    const [own, done] = lists[role]
    const read: string[] = []
    for (const path of [own, '/account?to=orders']) {
      await page.goto(path)
      await page.getByRole('tab', { name: done, exact: true }).click()
      await expect(page).toHaveURL(`${path}${path.includes('?') ? '&' : '?'}status=done`)
      const panel = page.getByRole('tabpanel').last()
      await expect(panel.getByRole('link').first()).toBeVisible()
      const links = await panel.getByRole('link').all()
      const orders = await Promise.all(links.map((link) => link.getAttribute('href')))
      read.push(orders.join(' '))
    }
    expect(read[0]).toBe(read[1])
  }
})

async function listed(page: Page, path: string): Promise<{ public_id: string; name?: string }[]> {
  return (await page.request.get(path)).json()
}
