import { expect, test } from '../halles-test.ts'
import { order, sideBySide } from '../side-by-side.ts'

test('what one tab does to an order the other tabs of the business show at once @desk', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { orders } = texts
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
  for (const { context } of Object.values(devices)) await context.close()
})
