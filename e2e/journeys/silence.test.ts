import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { order } from '../side-by-side.ts'

const given = [
  {
    name: 'Ferme Amont',
    minimum: '0',
    products: [{ name: 'Palette', price: '44.00', quantity: '20', unit: 'lb' }],
  },
]

test('while the server does not answer the page shows the age of its data, until the answer comes @phone @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { orders } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', given)
  const [palette = ''] = suppliers[0]?.products ?? []
  // Without the time in "Données de 14 h 05. Le serveur…".
  const [before = '', after = ''] = texts.offline.silent('|').split('|')
  const bar = page.getByRole('status').filter({ hasText: before }).filter({ hasText: after })
  const rows = page.locator('a[href*="/order/"]')
  await signIn(restaurant)
  await page.goto('/account?to=orders')
  await expect(page.getByText(orders.noActive)).toBeVisible()
  await isStored(page)

  const answers = Promise.withResolvers<void>()
  await page.route('**/api/restaurant-order-list/**', async (route) => {
    await answers.promise
    await route.continue()
  })
  // Told of it at once, the page asks for the list, and is not answered.
  await order({ page, context: page.context() }, palette)
  await page.reload()
  await expect(page.getByText(orders.noActive)).toBeVisible()
  await expect(bar).toContainText(/\d/)
  await expect(rows).toHaveCount(0)

  answers.resolve()
  await expect(rows).toHaveCount(1)
  await expect(bar).toHaveCount(0)
})

/** The list of orders is stored on the device. */
async function isStored(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('halles')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asking = database.transaction('answers').objectStore('answers').getAllKeys()
      asking.onsuccess = () => resolve(asking.result)
    })
    database.close()
    return keys.some((key) => String(key).includes('"list","active"'))
  })
}
