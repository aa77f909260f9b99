import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const BEEF = { name: 'Bavette', price: '60.00', quantity: '10', unit: 'kg' }

test('a restaurant reviews a supplier with the keyboard, thinks again, and the supplier reads it @desk @longer', async ({
  page,
  browser,
  baseURL,
  texts,
  signIn,
  problems,
}) => {
  const { reviews, suppliers, fieldProblems } = texts
  const market = await aMarket(browser, baseURL ?? '', [
    { name: 'Ferme du Rang', minimum: '0', products: [BEEF] },
  ])
  const [supplier] = market.suppliers
  if (!supplier) throw new Error('the market has no supplier')
  await signIn(market.restaurant)
  await page.goto('/review')
  const main = page.getByRole('main')
  const chooser = main.getByRole('combobox', { name: reviews.supplier })
  const text = main.getByRole('textbox', { name: reviews.review })
  const star = (stars: number) => main.getByRole('radio', { name: reviews.stars(stars) })
  const alert = (words: string) => expect(page.getByRole('alert').last()).toContainText(words)

  await test.step('nothing is sent until it is whole, and the first gap has the focus', async () => {
    await main.getByRole('button', { name: reviews.submit }).press('Enter')
    for (const problem of ['supplier_required', 'rating_required', 'review_required'] as const) {
      await expect(main.getByText(fieldProblems[problem])).toBeVisible()
    }
    await expect(chooser).toBeFocused()
    const ownReview = page.waitForResponse('**/api/review/?*')
    await chooser.selectOption(supplier.name)
    await expect(page).toHaveURL(/\/review\?supplier=\w+$/)
    await ownReview
    const submit = main.getByRole('button', { name: reviews.submit })
    await expect(submit).toBeEnabled()
    await submit.press('Enter')
    await expect(star(1)).toBeFocused()
  })

  await test.step('stars are chosen by keyboard; what could not be sent is still there', async () => {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(star(2)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(text).toBeFocused()
    await page.keyboard.type('Livré en retard.')
    await page.route('**/api/review/', (route) => route.abort())
    await main.getByRole('button', { name: reviews.submit }).press('Enter')
    await alert(texts.common.offline)
    await page.unroute('**/api/review/')
    expectProblem(problems, /HTTP 0|ERR_FAILED/)
    await expect(text).toHaveValue('Livré en retard.')
    await expect(star(2)).toBeChecked()
  })

  await test.step('it is sent, and stands on the supplier’s page', async () => {
    await main.getByRole('button', { name: reviews.submit }).press('Enter')
    await alert(reviews.submitted)
    await expect(page).toHaveURL(/\/supplierinfo\/\w+$/)
    await page.getByRole('tab', { name: suppliers.reviews }).click()
    await expect(page).toHaveURL(/to=reviews$/)
    await expect(main).toContainText(reviews.count(1))
    await expect(main.getByRole('listitem')).toContainText('Livré en retard.')
  })

  await test.step('it is opened again, filled, and written over', async () => {
    await main.getByRole('link', { name: reviews.editOwn }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reviews.edit('').trim())
    await expect(text).toHaveValue('Livré en retard.')
    await expect(star(2)).toBeChecked()
    await star(5).check()
    await text.fill('Bien mieux depuis.')
    await main.getByRole('button', { name: reviews.save }).click()
    await expect(page).toHaveURL(/\/supplierinfo\/\w+/)
  })

  await test.step('the supplier reads the one that stands', async () => {
    await signIn(supplier)
    await page.goto('/account?to=reviews')
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await expect(main.getByRole('listitem')).toContainText('Bien mieux depuis.')
    await expect(main.getByRole('listitem')).toContainText(market.restaurant.name)
    await expect(main.getByRole('listitem')).not.toContainText(reviews.hasOrderedHere)
  })
})
