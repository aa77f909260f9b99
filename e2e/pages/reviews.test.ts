import { expect, expectProblem, test } from '../halles-test.ts'

test('what was typed about one supplier outlives a look at another', async ({
  page,
  signIn,
  texts,
}) => {
  const { reviews } = texts
  await signIn('restaurant')
  await page.goto('/review')
  const chooser = page.getByRole('combobox', { name: reviews.supplier })
  const text = page.getByRole('textbox', { name: reviews.review })
  await expect(text).toBeEnabled()
  await text.fill('Toujours à l’heure.')
  await chooser.selectOption({ index: 1 })
  await expect(text).toBeEnabled()
  await expect(text).toHaveValue('Toujours à l’heure.')
  await chooser.selectOption({ index: 2 })
  await expect(text).toBeEnabled()
  await expect(text).not.toHaveValue('Toujours à l’heure.')
  await chooser.selectOption({ index: 1 })
  await expect(text).toHaveValue('Toujours à l’heure.')
})

test('an address that names nobody leaves the supplier to choose', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  await page.goto('/review?supplier=nobody')
  await expect(page.getByRole('combobox', { name: texts.reviews.supplier })).toHaveValue('')
})

test('a restaurant whose own review cannot be loaded sees an error and cannot overwrite it', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { reviews, common } = texts
  await signIn('restaurant')
  await page.route('**/api/review/?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/review')
  await page.getByRole('combobox', { name: reviews.supplier }).selectOption({ index: 1 })
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText(reviews.ownError)
  await expect(main.getByRole('button', { name: reviews.submit })).toHaveCount(0)
  await page.unroute('**/api/review/?*')
  await main.getByRole('button', { name: common.retry }).click()
  await expect(main.getByRole('textbox', { name: reviews.review })).toBeVisible()
  expectProblem(problems, /500/)
})

test('a supplier’s tabs are where their addresses say, and back leads to the list of the order', async ({
  page,
  signIn,
  texts,
}) => {
  const { reviews, orders, common } = texts
  await signIn('supplier')
  await page.goto('/account')
  await page.getByRole('tab', { name: reviews.tab }).click()
  await expect(page).toHaveURL('/account?to=reviews')
  await expect(page.getByRole('main')).toContainText(reviews.hasOrderedHere)
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await page.goto('/account?to=orders&status=done')
  await expect(page.getByRole('tab', { name: orders.supplierTabs.done })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText(orders.phone)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: common.back }).click()
  await expect(page).toHaveURL('/supplier/orders?status=done')
})

test('a restaurant that asks for a supplier’s tab gets its own account', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  await page.goto('/account?to=reviews')
  await expect(page.getByRole('tab', { name: texts.accounts.info })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
