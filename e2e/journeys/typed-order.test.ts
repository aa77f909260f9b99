import { formatDollars } from '@halles/texts/format.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const market = [
  {
    name: 'Ferme Amont',
    minimum: '500.00',
    products: [
      { name: 'Agneau', price: '44.00', quantity: '20', unit: 'lb' },
      { name: 'Bavette', price: '100.00', quantity: '10', unit: 'kg' },
    ],
  },
  {
    name: 'Ferme Aval',
    minimum: '0',
    products: [{ name: 'Cerf', price: '18.00', quantity: '12', unit: '100g' }],
  },
]

test('a whole order is typed in the list, row by row, and the missing amount goes to the check @desk', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
}) => {
  const { cart, common } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', market)
  const [[lamb = '', flank = ''] = [], [venison = ''] = []] = suppliers.map((s) => s.products)
  const mark = lamb.split(' ').at(-1)
  await signIn(restaurant)
  await page.goto(`/categories/all?search=${mark}&sort_by=name`)
  const plus = (name: string) => page.getByRole('button', { name: cart.add(name) })
  const number = (name: string) => page.getByRole('textbox', { name: common.quantityOf(name) })
  const totals = page.getByRole('region', { name: cart.totals })
  await expect(plus(venison)).toBeVisible()
  const before = await shapes(page)

  await plus(lamb).focus()
  await page.keyboard.type('12')
  await expect(number(lamb)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(plus(flank)).toBeFocused()
  await expect(totals).toContainText(formatDollars(language, '528.00'))
  await expect(totals).toContainText(cart.minimumsToReach(0))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('3')
  await page.keyboard.press('ArrowUp')
  await expect(plus(flank)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(number(lamb)).toBeFocused()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(totals).toContainText(cart.minimumsToReach(1))

  const unfold = totals.getByRole('button', { name: cart.bySupplier })
  if (await unfold.isVisible()) await unfold.press('Enter')
  const [amont, aval] = suppliers.map(({ name }) =>
    totals.getByRole('listitem').filter({ hasText: name }),
  )
  await expect(amont ?? totals).toContainText(cart.brief.missing(formatDollars(language, '456.00')))
  await expect(aval ?? totals).toContainText(formatDollars(language, '54.00'))

  await plus(flank).focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(amont ?? totals).toContainText(cart.brief.met)
  await expect(number(venison)).toBeFocused()
  expect(await isHidden(page)).toBe(false)

  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(totals.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: cart.restore(venison, 3) }).press('Enter')
  await expect(number(venison)).toHaveValue('3')
  await expect(totals.getByRole('listitem')).toHaveCount(2)

  // Typing opens no cart over the list, and nothing in it has moved.
  expect(await page.evaluate(() => localStorage.getItem('cartOpen'))).not.toBe('true')
  expect(await shapes(page)).toEqual(before)
  await expect
    .poll(async () => (await (await page.request.get('/api/cart/')).json()).total_price)
    .toBe('598.00')
  await totals.getByRole('link', { name: cart.checkout }).press('Enter')
  await expect(page).toHaveURL('/checkout')
})

/** Of every row: where it begins, its height and how wide the place of the quantity is. */
function shapes(page: Page): Promise<number[][]> {
  return page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const { y, height } = row.getBoundingClientRect()
      const place = row.querySelector('td:last-child')?.getBoundingClientRect()
      return [y + scrollY, height, place?.width ?? 0]
    }),
  )
}

/** Whether anything lies over what has the focus. */
function isHidden(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
    const top = document.elementFromPoint(x + width / 2, y + height - 1)
    return top !== focused
  })
}
