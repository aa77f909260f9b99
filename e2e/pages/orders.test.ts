import { expect, expectProblem, test } from '../halles-test.ts'

const PLACES = [
  ['restaurant', 'orders', '/account?to=orders', 'loadError'],
  ['supplier', 'orders', '/account?to=orders', 'loadError'],
  ['supplier', 'one order', '/supplier/order/any', 'fetchError'],
] as const

for (const [role, what, path, sentence] of PLACES) {
  test(`a ${role} whose ${what} cannot be loaded sees so, in a toast too`, async ({
    page,
    signIn,
    texts,
    problems,
  }) => {
    await signIn(role)
    await page.route('**/api/*-order-list/**', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(path)
    const toast = page.getByRole('alert').filter({ hasText: texts.common.errorTitle })
    await expect(toast).toContainText(texts.orders[sentence])
    await expect(page.getByRole('main')).toContainText(texts.orders[sentence])
    expectProblem(problems, /500/)
  })
}

test('what a link leads to is asked for when the pointer rests on it, and stands there at the click', async ({
  page,
  signIn,
}) => {
  await signIn('supplier')
  await page.goto('/supplier/orders')
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const asked = page.waitForResponse(/supplier-order-list\/\?supplier_order_public_id=/)
  await link.hover()
  await asked
  await page.route('**/api/supplier-order-list/**', (route) => route.abort())
  await link.click()
  await expect(page).toHaveURL(/\/supplier\/order\//)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})
