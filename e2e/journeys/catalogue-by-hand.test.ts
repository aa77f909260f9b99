import { formatDollars } from '@halles/texts/format.ts'
import type { Page } from '@playwright/test'
import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const market = [
  {
    name: 'Ferme des Prix',
    minimum: '0',
    products: [
      { name: 'Agneau', price: '44.00', quantity: '20', unit: 'lb' },
      { name: 'Bavette', price: '100.00', quantity: '10', unit: 'kg' },
      { name: 'Cerf', price: '18.05', quantity: '12', unit: '100g' },
    ],
  },
]

test('prices are typed in the list as in a sheet, undone by one key, and changed by percent with a preview', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { prices, products } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', market)
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  const [lamb = '', flank = '', venison = ''] = supplier.products
  const dollars = (amount: string) => formatDollars(language, amount)
  const price = (name: string) => page.getByRole('textbox', { name: prices.priceOf(name) })
  const stored = async () => {
    const { results } = await own(page)
    return results.map((product: { price: string }) => product.price)
  }
  await signIn(supplier)
  await page.goto('/supplier/categories/beef')

  await test.step('typing replaces, Enter and the arrows take it and go on, Escape restores', async () => {
    await price(lamb).focus()
    await page.keyboard.type('45,5')
    await page.keyboard.press('Enter')
    await expect(price(flank)).toBeFocused()
    await expect(price(lamb)).toHaveValue(dollars('45.50'))
    await page.keyboard.type('99')
    await page.keyboard.press('Escape')
    await expect(price(flank)).toHaveValue(dollars('100.00'))
    await page.keyboard.press('ArrowDown')
    await expect(price(venison)).toBeFocused()
    await page.keyboard.type('x')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('alert')).toContainText(prices.notAPrice)
    await expect(price(venison)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect.poll(stored).toEqual(['45.50', '100.00', '18.05'])
  })

  await test.step('the last change is said in words and undone by Ctrl+Z, then the one before', async () => {
    await page.getByRole('button', { name: products.markOutOfStock(lamb) }).click()
    const last = page.getByRole('region', { name: prices.lastChange })
    await expect(last).toContainText(prices.nowOut(lamb, null))
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: products.markOutOfStock(lamb) })).toBeVisible()
    const said = prices.priceChanged(lamb, dollars('44.00'), dollars('45.50'))
    await expect(last).toContainText(said)
    await page.evaluate(() => {
      const dialog = document.createElement('p')
      dialog.role = 'dialog'
      dialog.ariaModal = 'true'
      document.body.append(dialog)
    })
    await page.keyboard.press('Control+z')
    await page.evaluate(() => document.querySelector('[role=dialog]')?.remove())
    await expect(last).toContainText(said)
    await page.keyboard.press('Control+z')
    await expect(price(lamb)).toHaveValue(dollars('44.00'))
    await expect.poll(stored).toEqual(['44.00', '100.00', '18.05'])
  })

  await test.step('a price that changed meanwhile is named and shown', async () => {
    const [{ public_id }] = (await own(page)).results
    const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')
    const changed = [{ public_id, price: '50.00', shown_price: '44.00' }]
    const elsewhere = await page.request.post('/api/product-prices/', {
      data: { prices: changed },
      headers: { 'X-CSRFToken': token?.value ?? '', Origin: baseURL ?? '' },
    })
    expect(elsewhere.status()).toBe(200)
    await price(lamb).fill('45')
    await price(lamb).press('Enter')
    const named = prices.changedMeanwhile(prices.priceNow(lamb, dollars('50.00')))
    await expect(page.getByRole('alert').filter({ hasText: named })).toBeVisible()
    await expect(price(lamb)).toHaveValue(dollars('50.00'))
  })

  await test.step('by percent: before and after to the cent, one unticked, the others changed and undone', async () => {
    await page.getByRole('link', { name: prices.link }).click()
    await page.getByLabel(prices.percent, { exact: true }).fill('2,5')
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect(row(venison)).toContainText(dollars('18.50'))
    await expect(row(flank)).toContainText(dollars('102.50'))
    await row(lamb).getByRole('checkbox').uncheck()
    await page.getByRole('button', { name: prices.changePrices(2) }).click()
    await expect.poll(stored).toEqual(['50.00', '102.50', '18.50'])
    const last = page.getByRole('region', { name: prices.lastChange })
    await expect(last).toContainText(prices.pricesChanged(2))
    await page.getByRole('button', { name: prices.undo }).click()
    await expect.poll(stored).toEqual(['50.00', '100.00', '18.05'])
  })

  await test.step('by percent, and the answer is lost: sent again, each price changes once and can be undone', async () => {
    await page.route(
      '**/api/product-prices/',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByLabel(prices.percent, { exact: true }).fill('10')
    await expect(page.getByRole('row').filter({ hasText: flank })).toContainText(dollars('110.00'))
    await page.getByRole('button', { name: prices.changePrices(2) }).click()
    await expect(page.getByText(prices.unfinished(0, 2))).toBeVisible()
    await expect(page.getByRole('button', { name: prices.sendAgain(2) })).toBeFocused()
    await page.goBack()
    await page.getByRole('link', { name: prices.link }).click()
    await page.getByRole('button', { name: prices.sendAgain(2) }).click()
    const last = page.getByRole('region', { name: prices.lastChange })
    await expect(last).toContainText(prices.pricesChanged(2))
    await expect(page.getByLabel(prices.percent, { exact: true })).toHaveValue('')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    expect(await stored()).toEqual(['50.00', '110.00', '19.86'])
    await page.getByRole('button', { name: prices.undo }).click()
    await expect.poll(stored).toEqual(['50.00', '100.00', '18.05'])
    expectProblem(problems, /HTTP 0|ERR_FAILED/)
  })

  await test.step('by percent, and left while it is on its way: on coming back there is no second form', async () => {
    const release = Promise.withResolvers<void>()
    await page.route(
      '**/api/product-prices/',
      async (route) => {
        await release.promise
        await route.continue()
      },
      { times: 1 },
    )
    const percent = page.getByLabel(prices.percent, { exact: true })
    await percent.fill('10')
    await page.getByRole('button', { name: prices.changePrices(3) }).click()
    await page.goBack()
    await page.getByRole('link', { name: prices.link }).click()
    await expect(page.getByText(prices.sending(3))).toBeVisible()
    await expect(percent).toHaveCount(0)
    release.resolve()
    await expect(percent).toHaveValue('')
    await expect.poll(stored).toEqual(['55.00', '110.00', '19.86'])
  })
})

/** The supplier's products by name. */
async function own(page: Page) {
  return (await page.request.get('/api/supplier-product-list/?sort_by=name_fr')).json()
}
