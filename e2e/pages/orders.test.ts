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
