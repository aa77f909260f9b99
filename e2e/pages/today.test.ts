import { expect, test } from '../halles-test.ts'

test('a supplier’s home begins with its day, in one request, and leads to each part of it', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('supplier')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const day = await (await page.request.get('/api/supplier-today/')).json()
  await page.goto('/supplier/categories')
  const { supplierOrders, today } = texts
  for (const [name, path] of [
    [supplierOrders.newOrders(day.new_orders), '/supplier/orders'],
    [supplierOrders.toPick(day.to_pick), '/supplier/pick'],
    [today.toDeliver(day.to_deliver), `/supplier/route-sheet?day=${day.today}`],
  ] as const) {
    await page.goto('/supplier/categories')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  expect(asked).not.toContain('/api/supplier-order-list/')
})

test('a restaurant’s home begins with its day; its hero is one line after the first visit', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  const title = page.getByRole('heading', { level: 1, name: texts.catalogue.discoverTitle })
  const day = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const heroHeight = async () => (await title.locator('xpath=../..').boundingBox())?.height ?? 0
  await page.goto('/categories')
  await expect(day).toContainText(texts.today.title('').trim().replace(',', ''))
  const first = await heroHeight()
  await page.reload()
  await expect(day).toBeVisible()
  expect(await heroHeight()).toBeLessThan(first)
  expect(await heroHeight()).toBeLessThan(96)
  expect((await day.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0)
})

test('a home whose day does not load says so and shows its categories', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  await signIn('restaurant')
  await page.route('**/api/restaurant-today/', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/categories')
  await expect(page.getByText(texts.today.loadError)).toBeVisible()
  await expect(page.getByRole('link', { name: texts.menu.seafood })).toBeVisible()
  problems.length = 0
})
