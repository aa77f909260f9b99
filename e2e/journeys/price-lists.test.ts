import { later } from '@halles/domain/holidays.ts'
import { formatDollars, formatShortDay } from '@halles/texts/format.ts'
import type { Browser } from '@playwright/test'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { Keyboard } from '../keyboard.ts'
import { aMarketOfOne, kg } from '../market.ts'
import { askedBefore, makeCustomer } from '../price-list-screens.ts'

const goods = [
  { name: 'Agneau', price: '44.00', quantity: '20', unit: 'lb' },
  kg('Bavette', '50.00'),
]
const aButcher = (browser: Browser, baseURL: string | undefined) =>
  aMarketOfOne(browser, baseURL, 'Boucherie des Prix', goods)

test('a supplier makes a price list, types its prices and a step by keyboard, undoes one, and gives it to a customer, who sees its price', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { priceLists: words, prices } = texts
  const { restaurant, supplier } = await aButcher(browser, baseURL)
  const [lamb = '', flank = ''] = supplier.products
  const dollars = (amount: string) => formatDollars(language, amount)
  const price = (name: string) => page.getByRole('textbox', { name: words.priceOf(name) })
  const dialog = page.getByRole('dialog')
  const keyboard = new Keyboard(page)
  const list = async () =>
    (await (await page.request.get('/api/price-list-list/')).json()).price_lists[0]
  const stored = async (): Promise<unknown> => {
    const { public_id } = await list()
    const answer = await page.request.get(`/api/price-list-lines/?public_id=${public_id}`)
    const { results } = await answer.json()
    return results.flatMap(({ prices }: { prices: { price: string; from_cases: number }[] }) =>
      prices.map((one) => [one.from_cases, one.price]),
    )
  }
  await makeCustomer(supplier.name, restaurant.name)
  await signIn(supplier)

  await test.step('a list is named; what it takes off beyond a half is refused beside its field', async () => {
    await page.goto('/supplier/price-lists')
    await keyboard.use(page.getByRole('button', { name: words.add }))
    await expect(dialog.getByLabel(words.name)).toBeFocused()
    await page.keyboard.type('Écoles')
    await keyboard.write(dialog.getByLabel(words.percentOff), '51')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(texts.fieldProblems.percent_off_invalid)).toBeVisible()
    await keyboard.write(dialog.getByLabel(words.percentOff), '10')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await keyboard.use(page.getByRole('link', { name: 'Écoles' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écoles')
  })

  await test.step('prices are typed as in a sheet: Enter goes on, Escape restores, nothing typed takes one off', async () => {
    await expect(price(lamb)).toHaveAttribute('placeholder', dollars('39.60'))
    await keyboard.to(price(lamb))
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await expect(price(flank)).toBeFocused()
    await expect(price(lamb)).toHaveValue(dollars('40.00'))
    await page.keyboard.type('99')
    await page.keyboard.press('Escape')
    await expect(price(flank)).toHaveValue('')
    await page.keyboard.type('48')
    await page.keyboard.press('ArrowUp')
    await expect(price(lamb)).toBeFocused()
    await expect.poll(stored).toEqual([
      [1, '40.00'],
      [1, '48.00'],
    ])
    await page.keyboard.press('Delete')
    await page.keyboard.press('ArrowDown')
    await expect.poll(stored).toEqual([[1, '48.00']])
  })

  await test.step('a step is added; one that rises is refused beside its price', async () => {
    await keyboard.use(page.getByRole('button', { name: words.addStepTo(flank) }))
    await expect(dialog.getByLabel(words.stepCases)).toBeFocused()
    await page.keyboard.type('5')
    await keyboard.write(dialog.getByLabel(words.stepPrice), '49')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(texts.fieldProblems.steps_rise)).toBeVisible()
    expectProblem(problems, /400|indiqués|indicated/)
    await keyboard.write(dialog.getByLabel(words.stepPrice), '42')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const step = `${words.fromCases(5)} ${dollars('42.00')}`
    await expect(page.getByRole('button', { name: step })).toBeVisible()
  })

  await test.step('what was changed last is said, and undone by Ctrl+Z, the one before as well', async () => {
    const last = page.getByRole('region', { name: prices.lastChange })
    await expect(last).toContainText(dollars('42.00'))
    await price(flank).focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(stored).toEqual([[1, '48.00']])
    await expect(last).toContainText(words.priceTaken(lamb))
    await page.keyboard.press('ControlOrMeta+z')
    await expect(price(lamb)).toHaveValue(dollars('40.00'))
  })

  await test.step('what the list asked before is shown with its days, or that there is nothing', async () => {
    const history = page.getByRole('button', { name: words.historyOf(flank) })
    await keyboard.use(history)
    await expect(dialog).toContainText(words.historyEmpty)
    await page.keyboard.press('Escape')
    await expect(history).toBeFocused()
    await askedBefore(flank, 5_150, '[2025-03-01,2025-07-01)')
    await keyboard.use(history)
    const row = dialog.getByRole('row').filter({ hasText: dollars('51.50') })
    await expect(row.getByRole('rowheader')).toHaveText(
      words.days(
        formatShortDay(language, '2025-03-01', new Date()),
        formatShortDay(language, '2025-06-30', new Date()),
      ),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('what a colleague wrote over it meanwhile is not undone, but shown', async () => {
    await price(lamb).focus()
    await page.keyboard.type('41')
    await page.keyboard.press('Enter')
    await expect.poll(stored).toContainEqual([1, '41.00'])
    const sheet = await page.request.get(
      `/api/price-list-lines/?public_id=${(await list()).public_id}`,
    )
    const { results } = await sheet.json()
    const { public_id } = results.find(({ name_fr }: { name_fr: string }) => name_fr === lamb)
    await post(page, '/api/price-list-lines-set/', {
      public_id: (await list()).public_id,
      lines: [{ product_public_id: public_id, price: '39.00' }],
    })
    await page.getByRole('button', { name: prices.undo }).click()
    const now = prices.priceNow(lamb, dollars('39.00'))
    await expect(page.getByRole('alert')).toContainText(prices.changedMeanwhile(now))
    await expect(price(lamb)).toHaveValue(dollars('39.00'))
    expect(await stored()).toContainEqual([1, '39.00'])
    expectProblem(problems, /409/)
    await price(lamb).focus()
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await expect.poll(stored).toContainEqual([1, '40.00'])
  })

  await test.step('several are lowered by percent once they were looked at', async () => {
    await page.getByRole('link', { name: words.byPercent }).click()
    await page.getByLabel(words.percent, { exact: true }).fill('20')
    await page.getByRole('checkbox', { name: lamb }).uncheck()
    await page.getByRole('button', { name: prices.changePrices(1) }).click()
    await expect(price(flank)).toHaveValue(dollars('40.00'))
    await expect(price(lamb)).toHaveValue(dollars('40.00'))
    await page.getByRole('button', { name: prices.undo }).click()
    await expect(price(flank)).toHaveValue(dollars('48.00'))
  })

  await test.step('a customer that has it sees its price, and the list stays as long as it has it', async () => {
    await giveTo(restaurant.name)
    await page.goto('/supplier/customers')
    const row = page.getByRole('link', { name: restaurant.name })
    await expect(row).toContainText(texts.customers.onPriceList('Écoles'))
    await row.click()
    await page.getByRole('link', { name: 'Écoles' }).click()
    await expect(price(flank)).toBeVisible()
    await page.getByRole('link', { name: texts.common.back }).click()
    await expect(page).toHaveURL('/supplier/price-lists')
    await page.getByRole('link', { name: texts.common.back }).click()
    await page.getByRole('link', { name: texts.customers.priceLists }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Écoles' })).toContainText(
      words.customers(1),
    )
    await page.getByRole('button', { name: words.removeOf('Écoles') }).click()
    await dialog.getByRole('button', { name: words.removeNow }).click()
    await expect(dialog).toContainText(texts.refusals.price_list_in_use)
    expectProblem(problems, new RegExp(`409|${texts.refusals.price_list_in_use}`))
    await signIn(restaurant)
    const answer = await page.request.get(`/api/product-list/?search=${encodeURIComponent(flank)}`)
    expect((await answer.json()).results[0].price).toBe('48.00')
    await page.goto(`/categories/beef?search=${encodeURIComponent(flank)}`)
    await expect(page.getByRole('row').filter({ hasText: flank })).toContainText(dollars('48.00'))
  })

  async function giveTo(name: string) {
    const found = await page.request.get(`/api/customer-list/?search=${encodeURIComponent(name)}`)
    const [customer] = (await found.json()).results
    await post(page, '/api/customer-save/', {
      restaurant_public_id: customer.restaurant.public_id,
      price_list_public_id: (await list()).public_id,
    })
  }
})

test('a supplier puts a product on special, is told of days that overlap, and ends it @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { specials: words } = texts
  const { supplier } = await aButcher(browser, baseURL)
  const [lamb = ''] = supplier.products
  const dialog = page.getByRole('dialog')
  const specials = async () =>
    (await (await page.request.get('/api/special-list/')).json()).specials
  async function begin() {
    await page.getByRole('button', { name: words.add }).click()
    await dialog.getByLabel(words.which).fill(lamb)
    await dialog.getByRole('button', { name: words.chooseOf(lamb) }).click()
    await expect(dialog.getByLabel(words.price)).toBeFocused()
  }
  async function fillDay(label: string, day: string) {
    const field = dialog.getByLabel(label, { exact: true })
    // It is written as a day of the wire once it has the focus.
    await field.focus()
    await field.fill(day)
  }
  const save = () => dialog.getByRole('button', { name: words.save }).click()
  await signIn(supplier)
  await page.goto('/supplier/specials')
  await expect(page.getByText(words.empty)).toBeVisible()

  await test.step('what is not below the usual price is refused beside its field', async () => {
    await begin()
    await dialog.getByLabel(words.price).fill('44')
    await save()
    await expect(dialog.getByText(texts.fieldProblems.above_list_price)).toBeVisible()
    await dialog.getByLabel(words.price).fill('39,99')
    await save()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: lamb })).toContainText(
      formatDollars(language, '39.99'),
    )
  })

  await test.step('no two hold on one day: the first day is where it is said', async () => {
    await begin()
    await dialog.getByLabel(words.price).fill('38')
    await save()
    await expect(dialog.getByText(texts.refusals.special_overlaps)).toBeVisible()
    expectProblem(problems, new RegExp(`409|${texts.refusals.special_overlaps}`))
    const [{ until_day }] = await specials()
    await fillDay(words.fromDay, later(until_day, 1))
    await fillDay(words.untilDay, later(until_day, 3))
    await save()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: words.later })).toBeVisible()
  })

  await test.step('it is ended once that was asked', async () => {
    await page
      .getByRole('button', { name: words.endOf(lamb) })
      .first()
      .click()
    await dialog.getByRole('button', { name: words.endNow }).click()
    await expect(page.getByRole('heading', { name: words.now, exact: true })).toBeHidden()
    await expect.poll(async () => (await specials()).length).toBe(1)
  })
})
