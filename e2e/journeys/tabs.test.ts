import { expect, test } from '../halles-test.ts'
import { order, sideBySide } from '../side-by-side.ts'

test('what one tab does to an order or a review the other tabs of the business show at once @desk @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { orders, reviews } = texts
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const [chef, butcher] = [devices.restaurant, devices.supplier]
  const otherTab = async (device: typeof chef, path: string) => {
    const tab = await device.context.newPage()
    await tab.goto(path)
    return tab
  }
  await order(chef, product)
  const [{ public_id: id }] = await (
    await chef.page.request.get('/api/restaurant-order-list/?status=active')
  ).json()
  const [{ public_id: part }] = await (
    await butcher.page.request.get('/api/supplier-order-list/?status=pending')
  ).json()

  await test.step('a supplier accepts it in one tab: it leaves the list of the other', async () => {
    const list = await otherTab(butcher, '/account?to=orders')
    await expect(list.locator(`a[href*="${part}"]`)).toHaveCount(1)
    await butcher.page.goto(`/supplier/order/${part}`)
    await butcher.page.getByRole('main').getByRole('button', { name: orders.accept }).click()
    await butcher.page.getByRole('dialog').getByRole('button', { name: orders.accept }).click()
    await expect(list.locator(`a[href*="${part}"]`)).toHaveCount(0)
  })

  await test.step('a restaurant finishes it in one tab: list and order of the others follow', async () => {
    const list = await otherTab(chef, '/account?to=orders')
    const page = await otherTab(chef, `/order/${id}`)
    await expect(list.locator(`a[href*="${id}"]`)).toHaveCount(1)
    await expect(page.getByRole('button', { name: orders.setToDone })).toBeVisible()
    await chef.page.goto(`/order/${id}`)
    await chef.page.getByRole('button', { name: orders.setToDone }).click()
    await chef.page.getByRole('dialog').getByRole('button', { name: orders.setToDone }).click()
    await expect(list.locator(`a[href*="${id}"]`)).toHaveCount(0)
    await expect(page.getByRole('button', { name: orders.setToDone })).toHaveCount(0)
  })

  await test.step('a restaurant reviews a supplier in one tab: its page in another has the rating and edits the review', async () => {
    const address = `/api/product-list/?category_name=all&search=${encodeURIComponent(product)}`
    const { results } = await (await chef.page.request.get(address)).json()
    const supplierId = results[0].supplier.public_id
    const supplier = await otherTab(chef, `/supplierinfo/${supplierId}`)
    const main = supplier.getByRole('main')
    await expect(main.getByRole('link', { name: reviews.write })).toBeVisible()
    await expect(main.getByText(/^[\d.,]+.\(1\)$/)).toHaveCount(0)
    await chef.page.goto(`/review?supplier=${supplierId}`)
    await chef.page.getByRole('radio', { name: reviews.stars(4) }).check()
    await chef.page.getByRole('textbox', { name: reviews.review }).fill('Toujours à l’heure.')
    await chef.page.getByRole('main').getByRole('button', { name: reviews.submit }).click()
    await expect(main.getByRole('link', { name: reviews.editOwn })).toBeVisible()
    await expect(main.getByText(/^[\d.,]+.\(1\)$/)).toBeVisible()
  })
  for (const { context } of Object.values(devices)) await context.close()
})
