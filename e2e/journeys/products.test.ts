import { formatDay, formatDollars, formatShortDay } from '@halles/texts/format.ts'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { announced } from '../reading/hear.ts'

test('a supplier adds, edits and deletes a product, and switches one off while it is in a cart @desk', async ({
  page,
  browser,
  baseURL,
  language,
  signIn,
  texts,
}) => {
  const { products, catalogue, cart, fieldProblems, menu, prices } = texts
  const market = await aMarket(browser, baseURL ?? '', [
    {
      name: 'Ferme du Large',
      minimum: '0',
      products: [
        { name: 'Onglet', price: '60.00', quantity: '5', unit: 'kg' },
        { name: 'Jarret', price: '30.00', quantity: '5', unit: 'kg' },
      ],
    },
  ])
  const [supplier] = market.suppliers
  const [onglet = '', jarret = ''] = supplier?.products ?? []
  if (!supplier) throw new Error('a supplier was built')
  const decimal = (amount: string) => (language === 'fr' ? amount.replace('.', ',') : amount)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const main = page.getByRole('main')
  const preview = main.getByRole('status').filter({ hasText: products.preview })

  await test.step('a form that is not filled says what is missing, and goes there', async () => {
    await signIn(supplier)
    await page.goto('/supplier/categories/beef')
    await page.getByRole('link', { name: products.add }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(products.addTitle)
    await expect(main.getByLabel(products.category)).toHaveValue('beef')
    await main.getByRole('button', { name: products.create }).click()
    await expect(main).toContainText(fieldProblems.price_invalid)
    await expect(main).toContainText(fieldProblems.quantity_per_case_invalid)
    await expect(main.getByLabel(products.nameFr)).toBeFocused()
  })

  await test.step('what a restaurant will see is there while it is typed', async () => {
    await main.getByLabel(products.nameFr).fill('Cœurs de canard')
    await main.getByLabel(products.nameEn).fill('Duck hearts')
    await main.getByLabel(products.price).fill(decimal('18.00'))
    await main.getByLabel(products.quantityPerCase).fill('12')
    await expect(preview).toContainText(`${unitPrice('1.5')}/`)
    await main.getByLabel(products.unit, { exact: true }).selectOption(products.otherUnit)
    await main.getByLabel(products.ownUnit).fill('100 g')
    await main.getByRole('button', { name: products.create }).click()
    await expect(main).toContainText(fieldProblems.unit_invalid)
    await main.getByLabel(products.ownUnit).fill('100g')
    await expect(preview).toContainText(`${unitPrice('15')}/kg`)
    await main.getByRole('button', { name: products.create }).click()
    await expect(page.getByRole('alert')).toContainText(products.created)
    await expect(page).toHaveURL(/\/supplier\/categories\/beef$/)
    await expect(row('Duck hearts')).toContainText(`${unitPrice('15')}/kg`)
  })

  await test.step('on an edit the names stand; the price changes, and the list is where it was', async () => {
    await page.goto('/supplier/categories/all?search=duck')
    await row('Duck hearts').getByRole('link').click()
    await expect(main.getByLabel(products.nameFr)).toHaveValue('Cœurs de canard')
    for (const field of [products.nameFr, products.nameEn, products.category])
      await expect(main.getByLabel(field)).toBeDisabled()
    await main.getByLabel(products.price).fill(decimal('24.00'))
    await main.getByRole('button', { name: products.save }).click()
    await expect(page.getByRole('alert').filter({ hasText: products.edited })).toBeVisible()
    await expect(page).toHaveURL('/supplier/categories/all?search=duck')
    const name = language === 'fr' ? 'Cœurs de canard' : 'Duck hearts'
    await expect(page.getByRole('textbox', { name: prices.priceOf(name) })).toHaveValue(
      formatDollars(language, '24.00'),
    )
  })

  await test.step('a restaurant puts one of its products into the cart', async () => {
    await signIn(market.restaurant)
    await page.goto(`/categories/all?search=${onglet}`)
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: cart.add(onglet) }).click()
    await expect(page.getByRole('button', { name: cart.open(1) })).toBeVisible()
    await sent
  })

  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await test.step('the supplier switches it off in the list, until a day', async () => {
    await signIn(supplier)
    await page.goto('/supplier/categories/beef')
    await page.getByRole('button', { name: products.markOutOfStock(onglet) }).click()
    await expect(announced(page, products.nowOutOfStock(onglet))).toBeAttached()
    const until = page.getByRole('textbox', { name: products.outOfStockUntil(onglet) })
    await until.fill(day)
    const said = products.nowOutOfStockUntil(onglet, formatDay(language, day))
    await expect(announced(page, said)).toBeAttached()
    await page.reload()
    // The browser's language is another: the day follows the page's.
    await expect(until).toHaveValue(formatShortDay(language, day, new Date()))
    await expect(page.getByRole('button', { name: products.markOutOfStock(jarret) })).toBeVisible()
  })

  await test.step('the restaurant is informed, in the cart and at the checkout, and finds it no more', async () => {
    await signIn(market.restaurant)
    await page.goto('/checkout')
    const unavailable = main.getByRole('region', { name: cart.unavailableTitle })
    await expect(unavailable).toContainText(onglet)
    await expect(unavailable).toContainText(cart.reasons.product_unavailable)
    await expect(unavailable).toContainText(cart.backOn(formatDay(language, day)))
    await page.goto(`/categories/all?search=${onglet}`)
    await expect(main).toContainText(catalogue.noMatch(onglet))
  })

  await test.step('what is deleted is asked about first, and leaves the list', async () => {
    await signIn(supplier)
    await page.goto('/supplier/categories/beef')
    await page.getByRole('link', { name: products.edit(jarret) }).click()
    await main.getByRole('button', { name: products.delete }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(products.deleteMessage(jarret))
    await question.getByRole('button', { name: products.delete }).click()
    await expect(page.getByRole('alert').filter({ hasText: products.deleted })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(menu.beef)
    await expect(row(onglet)).toBeVisible()
    await expect(row(jarret)).toHaveCount(0)
  })

  function unitPrice(amount: string): string {
    return formatDollars(language, amount)
  }
})
