import type { Language } from '@halles/contract/language.ts'
import { formatDollars } from '@halles/texts/format.ts'
import type { Browser, Page } from '@playwright/test'
import { expect, prepare, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'
import { aMarket, type MarketAccount } from '../market.ts'
import { announced } from '../reading/hear.ts'

const kg = (name: string, price: string) => ({ name, price, quantity: '10', unit: 'kg' })

/** A page of somebody else, on a device like this test's. */
async function elsewhere(browser: Browser, page: Page, language: Language): Promise<Page> {
  const viewport = page.viewportSize()
  const context = await browser.newContext({ viewport, baseURL: new URL(page.url()).origin })
  await prepare(context, language)
  return context.newPage()
}

test('a restaurant orders from three suppliers; one accepts, one changes, one refuses; it sees what changed @phone', async ({
  page,
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { cart, catalogue, orders, session } = texts
  const dollars = (amount: string) => formatDollars(language, amount)
  const market = await aMarket(browser, baseURL ?? '', [
    { name: 'Boucherie Amont', minimum: '100.00', products: [kg('Épaule de bœuf', '50.00')] },
    {
      name: 'Viandes du Fleuve',
      minimum: '0',
      products: [kg('Bavette', '80.00'), kg('Onglet', '60.00')],
    },
    { name: 'Abattoir Boréal', minimum: '0', products: [kg('Jarret', '30.00')] },
  ])
  const [accepting, changing, refusing] = market.suppliers
  if (!accepting || !changing || !refusing) throw new Error('three suppliers were built')

  const signIn = async (on: Page, { email, password }: MarketAccount) => {
    await on.getByLabel(session.email).fill(email)
    await on.getByLabel(session.password, { exact: true }).fill(password)
    await on.getByRole('main').getByRole('button', { name: session.submit }).click()
  }

  await test.step('the restaurant is sent where it was going, and fills one cart', async () => {
    await page.goto('/categories/beef')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signIn(page, market.restaurant)
    await expect(page).toHaveURL(/\/categories\/beef/)
    for (const product of market.suppliers.flatMap((supplier) => supplier.products)) {
      await page.getByLabel(catalogue.searchHere).fill(product)
      await page.getByRole('button', { name: cart.add(product) }).click()
      const drawer = page.getByRole('region', { name: cart.title })
      // Where the cart has no room beside the list, it is opened by its button.
      if ((page.viewportSize()?.width ?? 0) < 1200)
        await page.getByRole('button', { name: new RegExp(`^${cart.title},`) }).click()
      await expect(drawer).toContainText(product)
      await page.getByRole('button', { name: cart.close }).click()
      await expect(drawer).toHaveCount(0)
    }
  })

  await test.step('one supplier’s minimum holds the order back until it is met', async () => {
    await page.goto('/checkout')
    const place = page.getByRole('button', { name: cart.placeOrder })
    await expect(place).toBeDisabled()
    await expect(page.getByRole('main')).toContainText(
      cart.amountMissing(dollars('50.00'), accepting.name),
    )
    const quantity = (product: string) =>
      page.getByRole('textbox', { name: texts.common.quantityOf(product) })
    await quantity('Épaule de bœuf').fill('2')
    await quantity('Bavette').fill('12')
    await quantity('Bavette').press('Enter')
    await expect(place).toBeEnabled()
    await expect(page.getByRole('main')).toContainText(dollars('1150.00'))
    await place.click()
    await expect(page.getByRole('alert')).toContainText(cart.submitted)
    await expect(page).toHaveURL(/\/categories$/)
  })

  const answers = await elsewhere(browser, page, language)
  const openOrder = async (supplier: MarketAccount) => {
    await answers.context().clearCookies()
    await answers.goto('/login?redirect=/account?to=orders')
    await signIn(answers, supplier)
    await answers.getByRole('main').getByRole('listitem').getByRole('link').click()
    await expect(answers.getByText(market.restaurant.email)).toBeVisible()
  }
  const confirm = async (button: string, toast: string) => {
    await answers.getByRole('main').getByRole('button', { name: button }).click()
    await answers.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(answers.getByRole('alert')).toContainText(toast)
  }

  await test.step('the first supplier accepts it as it is', async () => {
    await openOrder(accepting)
    await confirm(orders.accept, orders.accepted)
    await expect(answers.getByRole('button', { name: orders.setToDone })).toBeVisible()
  })

  await test.step('the second can bring fewer cases of one product and none of another', async () => {
    await openOrder(changing)
    await answers.getByRole('textbox', { name: texts.common.quantityOf('Bavette') }).fill('8')
    await answers.keyboard.press('Enter')
    const says = async (change: Parameters<typeof orders.changes>[0]) => {
      await expect(answers.getByRole('main').getByText(orders.changes(change))).toBeVisible()
      await expect(announced(answers, orders.changes(change))).toBeAttached()
    }
    // The row has grown by then, and the next one has its place.
    await says({ reduced: 1, removed: 0, total: dollars('700.00') })
    await answers.getByRole('button', { name: orders.remove('Onglet') }).click()
    await says({ reduced: 1, removed: 1, total: dollars('640.00') })
    await confirm(orders.sendChanges, orders.acceptedWithChanges)
  })

  await test.step('the third refuses', async () => {
    await openOrder(refusing)
    await confirm(orders.reject, orders.rejected)
  })
  await answers.context().close()

  await test.step('the restaurant sees each answer and what the order now costs', async () => {
    await page.goto('/account?to=orders')
    await page.getByRole('main').getByRole('listitem').getByRole('link').click()
    const part = (supplier: MarketAccount) =>
      page.getByRole('region', { name: supplier.name, exact: true })
    await expect(part(accepting)).toContainText(orders.lineState.accepted)
    await expect(part(accepting)).toContainText(dollars('100.00'))
    const bavette = part(changing).getByRole('listitem').filter({ hasText: 'Bavette' })
    await expect(bavette).toContainText(orders.lineState.modified)
    await expect(bavette).toContainText(orders.casesInsteadOf(8, 12))
    const onglet = part(changing).getByRole('listitem').filter({ hasText: 'Onglet' })
    await expect(onglet).toContainText(orders.lineState.cancelled)
    await expect(onglet).not.toContainText(dollars('60.00'))
    await expect(part(refusing)).toContainText(orders.supplierStatus.cancelled)
    await expect(page.getByText(dollars('740.00'))).toBeVisible()
  })

  await test.step('a mail has told it what changed, and where to see it', async () => {
    const { text } = await lastMailTo(market.restaurant.email, /modifications|changes/)
    expect(text).toMatch(/Bavette .*\n +12 \S+ → 8 /)
    expect(text).toContain(new URL(page.url()).pathname)
  })

  await test.step('and closes it', async () => {
    await page.getByRole('main').getByRole('button', { name: orders.setToDone }).click()
    await page.getByRole('dialog').getByRole('button', { name: orders.setToDone }).click()
    await expect(page.getByRole('alert')).toContainText(orders.setToDoneSuccess)
    await page.goto('/account?to=orders&status=done')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(1)
  })
})
