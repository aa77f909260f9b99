import type { Texts } from '@halles/texts/fr.ts'
import type { Locator, Page } from '@playwright/test'
import { focusOn } from '../checks/focus-faults.ts'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { order, sideBySide } from '../side-by-side.ts'

/** The server fails when this is sent to it. */
async function fails(page: Page, path: string, status = 500, json = {}): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.continue(),
  )
}

/** The toast of a message to the team that could not be sent. */
async function failedMessage(page: Page, { contact }: Texts): Promise<Locator> {
  await fails(page, '**/api/contact-us/')
  await page.goto('/contact-us')
  await page.getByLabel(contact.firstName).fill('Ana')
  await page.locator('[autocomplete=family-name]').fill('Roy')
  await page.getByLabel(contact.email).fill('ana@halles.example')
  await page.getByLabel(contact.question).fill('Livrez-vous?')
  await page.getByRole('button', { name: contact.submit }).click()
  const toast = page.getByRole('alert').filter({ hasText: contact.failed })
  await expect(toast).toBeVisible()
  return toast
}

test('what fails is said where it was done, and stays when the toast has gone', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { cart, offline, orders } = texts
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const [chef, butcher] = [devices.restaurant.page, devices.supplier.page]
  await order(devices.restaurant, product)

  await test.step('an answer to an order, in the question that is still open', async () => {
    const answer = '**/api/supplier-order-update/'
    const [{ public_id: id }] = await (
      await butcher.request.get('/api/supplier-order-list/?status=pending')
    ).json()
    await butcher.goto(`/supplier/order/${id}`)
    await fails(butcher, answer)
    await butcher.getByRole('main').getByRole('button', { name: orders.accept }).click()
    const question = butcher.getByRole('dialog')
    await question.getByRole('button', { name: orders.accept }).click()
    await expect(question.getByRole('alert')).toHaveText(orders.orderError)
    await expect(question.getByRole('alert')).toBeFocused()
    await butcher.unroute(answer)
    await question.getByRole('button', { name: orders.accept }).click()
    await expect(question).toHaveCount(0)
    await expect(butcher.getByRole('button', { name: orders.setToDone })).toBeVisible()
  })

  await test.step('a product that is gone, in the cart until it is read', async () => {
    await fails(chef, '**/api/cart-add/', 404, { code: 'not_found', message: '' })
    await chef.goto(`/categories/all?search=${product.split(' ').at(-1)}`)
    await chef.getByRole('button', { name: cart.add(product) }).click()
    const drawer = chef.getByRole('region', { name: cart.title })
    await expect(drawer).toContainText(offline.notAdded.not_found(product))
    await drawer.getByRole('button', { name: texts.common.close }).click()
    await expect(drawer).not.toContainText(offline.notAdded.not_found(product))
    await chef.unroute('**/api/cart-add/')
  })

  await test.step('an order that does not go out, at its button', async () => {
    const { results } = await (
      await chef.request.get(`/api/product-list/?category_name=all&search=${product}`)
    ).json()
    await post(chef, '/api/cart-add/', { productId: results[0].public_id, quantity: 1 })
    await chef.goto('/checkout')
    await fails(chef, '**/api/checkout/')
    const main = chef.getByRole('main')
    await main.getByRole('button', { name: cart.placeOrder }).click()
    await expect(main).toContainText(cart.unconfirmed)
  })
  for (const { context } of Object.values(devices)) await context.close()
})

test('an operator’s decision that fails is said in its question, which stays open @longer', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { refusals, operator } = texts
  await signIn('operator')
  const city = `Sainte-Panne-${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  await post(page, '/api/operator/city-add/', { name: city })
  const { suspend } = operator.transitions
  for (const { path, call, button, confirm } of [
    {
      path: '/operator?status=active',
      call: '**/api/operator/account-suspend/',
      button: page.getByRole('article').first().getByRole('button'),
      confirm: suspend.button,
    },
    {
      path: `/operator?tab=cities&search=${city}`,
      call: '**/api/operator/city-retire/',
      button: page.getByRole('button', { name: operator.cityRetireOf(city) }),
      confirm: operator.cityRetire,
    },
  ]) {
    await page.goto(path)
    await fails(page, call)
    await button.click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: confirm }).click()
    await expect(question).toContainText(refusals.internal_error)
    await question.getByRole('button', { name: texts.common.cancel }).click()
    await button.click()
    await expect(question).not.toContainText(refusals.internal_error)
  }
  expectProblem(problems, /500/)
})

test('what is asked for by a button, and fails, is said beside it until the next try @longer', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { accounts, refusals, operator, fieldProblems, products, promotionConsent } = texts
  const main = page.getByRole('main')

  await test.step('which promotions one takes', async () => {
    await signIn('restaurant')
    await page.goto('/account')
    await fails(page, '**/api/promotion-choices/')
    const choice = new RegExp(`^(${promotionConsent.withdrawNow}|${promotionConsent.yes})$`)
    await page.getByRole('button', { name: choice }).first().click()
    await expect(main).toContainText(refusals.internal_error)
    await page.unroute('**/api/promotion-choices/')
  })

  await test.step('an address that waits and is withdrawn', async () => {
    const path = '**/api/own-profile/'
    await page.route(path, async (route) => {
      if (route.request().method() === 'POST') return route.fulfill({ status: 500, json: {} })
      const profile = await (await route.fetch()).json()
      await route.fulfill({ json: { ...profile, pending_email: 'autre@halles.example' } })
    })
    await page.goto('/account?to=profile')
    await page.getByRole('button', { name: accounts.withdrawEmail }).click()
    await expect(main.getByRole('alert')).toHaveText(refusals.internal_error)
    await page.unroute(path)
  })

  await test.step('what could not be loaded again, above what was loaded before', async () => {
    const { results } = await (await page.request.get('/api/product-list/')).json()
    await page.goto(`/supplierinfo/${results[0].supplier.public_id}`)
    await expect(main.getByRole('link', { name: /@/ })).toBeVisible()
    const path = '**/api/supplier-info/**'
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }))
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    const notice = main.getByRole('alert').filter({ hasText: texts.suppliers.loadError })
    await expect(notice).toBeVisible()
    await expect(main.getByRole('link', { name: /@/ })).toBeVisible()
    await page.unroute(path)
    await notice.getByRole('button', { name: texts.common.retry }).click()
    await expect(notice).toHaveCount(0)
  })

  await test.step('the consents that an operator downloads', async () => {
    await signIn('operator')
    await page.goto('/operator?tab=actions')
    await page.route('**/api/operator/promotion-consents/', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.getByRole('button', { name: operator.consents }).click()
    await expect(main).toContainText(refusals.internal_error)
  })

  await test.step('a day that is past, beside its field', async () => {
    await signIn('supplier')
    await page.goto('/supplier/categories/beef?search=c%C3%B4te')
    const day = main.getByLabel(products.outOfStockUntil('').trim()).first()
    await day.fill('2020-01-01')
    await day.blur()
    await expect(main.getByRole('alert')).toHaveText(fieldProblems.date_not_ahead)
    await day.fill('')
    await expect(main.getByRole('alert')).toHaveCount(0)
  })
  expectProblem(problems, /500|HTTP/)
})

test('categories that an account may not see are refused in the server’s words @longer', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  await signIn('restaurant')
  const { not_authorized: message } = texts.refusals
  await page.route('**/api/category-list/', (route) =>
    route.fulfill({ status: 403, json: { code: 'not_authorized', message } }),
  )
  await page.goto('/categories')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(message)
  expectProblem(problems, new RegExp(`403|${message}`))
})

test('a toast stays while it is pointed at or has the focus, and goes after', async ({
  page,
  texts,
  problems,
}) => {
  await page.clock.install()
  const { contact } = texts
  const toast = await failedMessage(page, texts)
  await toast.hover()
  // Longer than its life (product.md 8).
  await page.clock.fastForward(5_000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: texts.common.close }).focus()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.fastForward(5_000)
  await expect(toast).toBeVisible()
  await page.getByLabel(contact.question).focus()
  await page.clock.fastForward(5_000)
  await expect(toast).toHaveCount(0)
  expectProblem(problems, /500|HTTP/)
})

test('a toast is inside the window from its first frame to its last @longer', async ({
  page,
  texts,
  problems,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      const toast = document.querySelector('[data-toast]')
      const seen = document.documentElement.dataset
      if (toast) seen.toastSeen = 'inside'
      if (toast && toast.getBoundingClientRect().right > innerWidth) seen.toastOutside = 'once'
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const toast = await failedMessage(page, texts)
  await toast.getByRole('button', { name: texts.common.close }).click()
  await expect(toast).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-toast-seen', 'inside')
  await expect(page.locator('html')).not.toHaveAttribute('data-toast-outside')
  expectProblem(problems, /500|HTTP/)
})

test('a toast gives way to what has the focus @longer', async ({ page, texts, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const toast = await failedMessage(page, texts)
  const before = await toast.boundingBox()
  const field = page.getByLabel(texts.contact.email)
  await field.evaluate(
    (place, y) => {
      const { top, height } = place.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - y, behavior: 'instant' })
    },
    (before?.y ?? 0) + (before?.height ?? 0) / 2,
  )
  await field.focus()
  expect(await focusOn(page)).toEqual([])
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0)
  expectProblem(problems, /500|HTTP/)
})
