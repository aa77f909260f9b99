import type { Language } from '@halles/contract/language.ts'
import { anExtraDelivery, type BuiltSupplier } from '@halles/testing/world/deliver-rules.ts'
import {
  formatDeliveryDay,
  formatMediumDeliveryDay,
  formatShortCutOff,
  formatShortDeliveryDay,
  montrealDay,
} from '@halles/texts/delivery-times.ts'
import { formatWeekdays } from '@halles/texts/weekday.ts'
import type { Page } from '@playwright/test'
import { aButcher, putIntoCart } from '../butcher.ts'
import { expect, expectProblem, test } from '../halles-test.ts'
import { holdableReading } from '../hold-reading.ts'
import { aMember } from '../member.ts'
import { open } from '../side-by-side.ts'
import { withTheDatabase } from '../the-database.ts'

/** A delivery so many days ahead, to be ordered within so many seconds. */
function delivery(supplier: BuiltSupplier, days: number, cutOffIn: number): Promise<string> {
  return withTheDatabase((database) => anExtraDelivery({ database }, supplier, { days, cutOffIn }))
}

const radio = (page: Page, language: Language, day: string) =>
  page.getByRole('radio', { name: formatDeliveryDay(language, day) })

test('an order for a day that closes two minutes later is refused in place, with the days left @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  language,
  texts,
  problems,
}) => {
  const { cart, deliveryChoice: words, refusals } = texts
  const { restaurant, supplier, beef } = await aButcher(browser, baseURL, { runs: {} })
  const first = await delivery(supplier, 2, 120)
  const second = await delivery(supplier, 3, 86_400)
  await signIn(restaurant)
  await open({ page }, '/categories')
  await putIntoCart(page, beef)
  const reading = await holdableReading(page, '**/api/checkout/')
  await page.goto('/checkout')

  await test.step('the first day is shown as taken, with the time left', async () => {
    await expect(radio(page, language, first)).toBeChecked()
    await expect(page.getByText(words.timeLeft(0, 1))).toBeVisible()
    // The cart is read too, before reading is held: an order names its version.
    await expect(page.getByRole('button', { name: cart.open(2) })).toBeVisible()
  })

  await test.step('its cut-off passes: the order is refused, and no other day is taken', async () => {
    await reading.hold()
    await delivery(supplier, 2, -60)
    await page.getByRole('button', { name: cart.placeOrder }).click()
    await expect(page.getByRole('main').getByText(refusals.delivery_day_closed)).toBeVisible()
    await expect(radio(page, language, first)).toHaveCount(0)
    await expect(radio(page, language, second)).not.toBeChecked()
    await expect(
      page.getByText(words.closed(capital(formatDeliveryDay(language, first)))),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: cart.placeOrder })).toBeDisabled()
    await reading.release()
  })

  await test.step('the next day is chosen by hand, and ordered', async () => {
    await radio(page, language, second).focus()
    await page.keyboard.press('Space')
    await expect(radio(page, language, second)).toBeChecked()
    await page.getByRole('button', { name: cart.placeOrder }).click()
    await expect(page).not.toHaveURL(/checkout/)
    const orders = await (
      await page.request.get('/api/restaurant-order-list/?status=active')
    ).json()
    expect(orders[0].suppliers[0].delivery.day).toBe(second)
  })
  expectProblem(problems, new RegExp(`409|${refusals.delivery_day_closed}`))
})

test('what stands below the days to choose hardly moves when they come @phone @desk @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
}) => {
  const { restaurant, beef } = await aButcher(browser, baseURL)
  await signIn(restaurant)
  await open({ page }, '/categories')
  await putIntoCart(page, beef)
  // The browser keeps the cart, so that the next page shows it at once.
  await page.reload()
  await expect(page.getByRole('button', { name: texts.cart.open(2) })).toBeVisible()
  const reading = await holdableReading(page, '**/api/checkout/')
  await reading.hold()
  await page.goto('/checkout')
  const line = page.getByRole('main').getByText(beef)
  await expect(line).toBeVisible()
  const before = await line.boundingBox()
  await reading.release()
  await expect(page.getByRole('radio').first()).toBeVisible()
  const after = await line.boundingBox()
  // A row of days more or less.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60)
})

test('what one member chooses and writes is seen by another, live @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  language,
  texts,
}) => {
  const { deliveryChoice: words } = texts
  const { restaurant, beef } = await aButcher(browser, baseURL)
  await signIn(restaurant)
  await open({ page }, '/categories')
  await putIntoCart(page, beef)
  const other = await aMember(browser, page, { language, role: 'buyer', firstName: 'Ana' })
  await page.goto('/checkout')
  await open(other, '/checkout')
  const third = page.getByRole('radio').nth(2)
  await expect(other.page.getByRole('radio').first()).toBeChecked()
  await third.click({ force: true })
  await expect(third).toBeChecked()
  const day = (await third.getAttribute('value')) ?? ''
  await expect(radio(other.page, language, day)).toBeChecked()
  await page.getByText(words.remarks).click()
  await page.getByRole('textbox', { name: words.poNumber }).fill('BC-1042')
  await page.getByRole('textbox', { name: words.note }).fill(formatShortDeliveryDay(language, day))
  await page.keyboard.press('Tab')
  await expect(other.page.getByText(words.remarksSaid)).toBeVisible()
  await other.page.getByText(words.remarksSaid).click()
  await expect(other.page.getByRole('textbox', { name: words.poNumber })).toHaveValue('BC-1042')
})

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr-CA') + text.slice(1)
}

test('a list says when each supplier delivers next, and its rows do not move for it', async ({
  browser,
  page,
  signIn,
  baseURL,
  language,
  texts,
}) => {
  const { restaurant, supplier, beef, milk } = await aButcher(browser, baseURL, {
    runs: {},
    withDairy: true,
  })
  const day = await delivery(supplier, 3, 3_600)
  await signIn(restaurant)
  const asked = await holdNextDeliveries(page)
  const mark = beef.split(' ').at(-1)
  await open({ page }, `/categories/all?search=${mark}`)
  const rowOf = (product: string | undefined) => page.getByRole('row', { name: product ?? '' })
  await expect(rowOf(milk)).toBeVisible()
  const before = await rowOf(beef).boundingBox()
  asked.release()
  const words = formatShortDeliveryDay(language, day)
  await expect(rowOf(beef).getByText(words)).toBeVisible()
  expect(await rowOf(beef).boundingBox()).toEqual(before)
  const ofDairy = rowOf(milk).getByText(texts.nextDelivery.delivered)
  await expect(ofDairy).toHaveCount(0)
  expect(asked.calls()).toBe(1)
})

test('the page of a supplier says on which days it delivers, and until when to order for the next @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  language,
  texts,
}) => {
  const { supplierPage: words } = texts
  const { restaurant, beef, milk } = await aButcher(browser, baseURL, {
    runs: { 2: {}, 5: {} },
    withDairy: true,
  })
  await signIn(restaurant)
  await open({ page }, '/categories')
  const pageOf = async (product: string | undefined) => {
    const search = encodeURIComponent(product ?? '')
    const listed = await page.request.get(`/api/product-list/?category_name=all&search=${search}`)
    const { results } = await listed.json()
    const id: string = results[0].supplier.public_id
    await page.goto(`/supplierinfo/${id}`)
    return id
  }

  const id = await pageOf(beef)
  const asked = await page.request.get(`/api/next-deliveries/?supplier_public_ids=${id}`)
  const [{ day, cut_off_at, at }] = (await asked.json()).deliveries
  const cutOff = formatShortCutOff(language, cut_off_at, montrealDay(at))
  const next = words.nextDelivery(formatMediumDeliveryDay(language, day), cutOff)
  const shown = page.getByText(words.deliversOn('Rimouski', formatWeekdays(language, [2, 5])))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(shown).toContainText(next)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  }

  await pageOf(milk)
  await expect(page.getByText(words.delivers('Rimouski'), { exact: true })).toBeVisible()
})

async function holdNextDeliveries(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/api/next-deliveries/**', async (route) => {
    calls++
    await promise
    await route.continue()
  })
  return { release: resolve, calls: () => calls }
}
