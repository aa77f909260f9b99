import { AxeBuilder } from '@axe-core/playwright'
import type { Language } from '@halles/contract/language.ts'
import type { Browser, Page } from '@playwright/test'
import type { AllTexts } from '../all-texts.ts'
import { expect, post, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { aMember } from '../member.ts'
import { open } from '../side-by-side.ts'

const bavette = { name: 'Bavette', price: '107.25', quantity: '10', unit: 'kg' }

/** A restaurant whose owner is signed in on the page, and what it can order. */
async function aKitchen(
  browser: Browser,
  page: Page,
  signIn: (who: { email: string; password: string }) => Promise<void>,
  baseURL: string | undefined,
) {
  const market = await aMarket(browser, baseURL ?? '', [
    { name: 'Boucherie', minimum: '0', products: [bavette] },
  ])
  await signIn(market.restaurant)
  await open({ page }, '/categories')
  return market.suppliers[0]?.products[0] ?? ''
}

async function fill(page: Page, product: string, quantity: number) {
  const address = `/api/product-list/?category_name=all&search=${encodeURIComponent(product)}`
  const { results } = await (await page.request.get(address)).json()
  await post(page, '/api/cart-add/', { productId: results[0].public_id, quantity })
}

function quantityOf(page: Page, product: string) {
  return page.getByRole('main').getByRole('textbox', { name: new RegExp(product) })
}

/** A toast, by its title. */
function toastOf(page: Page, title: string) {
  return page.locator('[data-toast]').filter({ hasText: title })
}

async function ask(page: Page, { approvals }: AllTexts, note: string, again = false) {
  await page.getByRole('textbox', { name: approvals.note }).fill(note)
  const name = again ? approvals.askAgain : approvals.ask
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('main').getByText(approvals.waiting)).toBeVisible()
}

const amounts = { fr: /214,50\s\$/, en: /\$214\.50/ } satisfies Record<Language, RegExp>

test('a cook asks for approval, a buyer refuses with a note, then places the order, each live', async ({
  browser,
  page: owner,
  signIn,
  baseURL,
  language,
  texts,
}) => {
  const { approvals, cart: words } = texts
  const product = await aKitchen(browser, owner, signIn, baseURL)
  const cook = await aMember(browser, owner, { language, role: 'cook', firstName: 'Luc' })
  const buyer = await aMember(browser, owner, { language, role: 'buyer', firstName: 'Ana' })
  await open(buyer, '/categories')
  await fill(cook.page, product, 2)

  await test.step('the cook cannot order, and asks with a note', async () => {
    await open(cook, '/checkout')
    const main = cook.page.getByRole('main')
    await expect(main.getByText(approvals.alwaysNeeded)).toBeVisible()
    await expect(main.getByRole('button', { name: words.placeOrder })).toHaveCount(0)
    await ask(cook.page, texts, 'Pour le service de samedi.')
    await expect(main.getByRole('button', { name: approvals.ask })).toHaveCount(0)
  })

  await test.step('buyer and owner see it live, and in the cart', async () => {
    for (const page of [buyer.page, owner]) {
      await expect(toastOf(page, approvals.news.asked)).toContainText(amounts[language])
      await page.locator('#cart-button:visible, nav button[aria-expanded]:visible').last().click()
      const notice = page.getByRole('note').filter({ hasText: /Luc/ })
      await expect(notice).toContainText('Pour le service de samedi.')
      await page.getByRole('button', { name: words.close }).click()
    }
  })

  await test.step('the cart changes: buyer and cook are warned', async () => {
    await quantityOf(cook.page, product).fill('5')
    await cook.page.keyboard.press('Tab')
    const warning = /214/
    const changed = (page: Page) =>
      page.getByRole('main').getByRole('status').filter({ hasText: warning })
    await expect(changed(cook.page)).toBeVisible()
    await expect(cook.page.getByRole('button', { name: approvals.askAgain })).toBeVisible()
    await buyer.page.goto('/checkout')
    await expect(changed(buyer.page)).toBeVisible()
  })

  await test.step('the buyer refuses with a note, which the cook sees', async () => {
    await buyer.page.getByRole('button', { name: approvals.refuse }).click()
    const dialog = buyer.page.getByRole('dialog')
    await dialog
      .getByRole('textbox', { name: approvals.refuseNote })
      .fill('Deux caisses suffisent.')
    await dialog.getByRole('button', { name: approvals.refuse }).click()
    await expect(dialog).toHaveCount(0)
    await expect(toastOf(cook.page, approvals.news.refused)).toBeVisible()
    const notice = cook.page.getByRole('note').filter({ hasText: /Ana/ })
    await expect(notice).toContainText('Deux caisses suffisent.')
  })

  await test.step('asked again and placed: the cook is led to the order', async () => {
    await quantityOf(cook.page, product).fill('2')
    await cook.page.keyboard.press('Tab')
    await ask(cook.page, texts, 'Deux.')
    const placeOrder = buyer.page.getByRole('main').getByRole('button', { name: words.placeOrder })
    await expect(buyer.page.getByRole('note').filter({ hasText: 'Deux.' })).toBeVisible()
    await placeOrder.click()
    await expect(buyer.page).toHaveURL(/\/categories$/)
    await expect(cook.page.getByText(words.empty)).toBeVisible()
    await toastOf(cook.page, approvals.news.placed).getByRole('link').click()
    await expect(cook.page).toHaveURL(/\/order\//)
    await expect(cook.page.getByRole('main')).toContainText(product)
  })
  for (const { context } of [cook, buyer]) await context.close()
})

test('a buyer above its limit is told limit and total, and may ask @longer', async ({
  browser,
  page: owner,
  signIn,
  baseURL,
  language,
  texts,
}) => {
  const { approvals, cart: words } = texts
  const product = await aKitchen(browser, owner, signIn, baseURL)
  const buyer = await aMember(browser, owner, {
    language,
    role: 'buyer',
    firstName: 'Ana',
    order_limit: '200.00',
  })
  await fill(buyer.page, product, 1)
  await open(buyer, '/checkout')
  const main = buyer.page.getByRole('main')
  await expect(main.getByRole('button', { name: words.placeOrder })).toBeEnabled()
  await quantityOf(buyer.page, product).fill('2')
  await buyer.page.keyboard.press('Tab')
  const button = main.getByRole('button', { name: approvals.ask })
  await expect(button).toHaveAccessibleDescription(amounts[language])
  await expect(button).toHaveAccessibleDescription(/200/)
  await ask(buyer.page, texts, '')
  await expect(toastOf(owner, approvals.news.asked)).toContainText('Ana')
  await buyer.context.close()
})

test('a note that was not sent survives leaving the checkout; without a connection nothing is asked @longer', async ({
  browser,
  page: owner,
  signIn,
  baseURL,
  language,
  texts,
}) => {
  const { approvals, forms, offline } = texts
  const product = await aKitchen(browser, owner, signIn, baseURL)
  const { page, context } = await aMember(browser, owner, {
    language,
    role: 'cook',
    firstName: 'Luc',
  })
  await fill(page, product, 2)
  await page.goto('/checkout')
  const note = page.getByRole('textbox', { name: approvals.note })
  const button = page.getByRole('button', { name: approvals.ask, exact: true })
  await note.fill('Pour le service de samedi.')
  await page.goto('/categories')
  await page.goto('/checkout')
  await expect(note).toHaveValue('Pour le service de samedi.')
  await expect(page.getByRole('button', { name: forms.discardDraft })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await context.setOffline(true)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(new RegExp(offline.formUnavailable.slice(0, 40)))
  await expect(note).toHaveValue('Pour le service de samedi.')
  await context.setOffline(false)
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page.getByRole('main').getByText(approvals.waiting)).toBeVisible()
  await page.reload()
  await expect(page.getByText(approvals.quoted('Pour le service de samedi.'))).toBeVisible()
  await expect(page.getByRole('button', { name: forms.discardDraft })).toHaveCount(0)
  await context.close()
})
