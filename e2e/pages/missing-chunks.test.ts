import { rendered } from '@halles/texts/fr/rendered.ts'
import type { Page } from '@playwright/test'
import { demoAccount, expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const given = [
  {
    name: 'Ferme Amont',
    minimum: '0',
    products: [{ name: 'Palette', price: '44.00', quantity: '20', unit: 'lb' }],
  },
]

/** Recognises the same document later. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { isSame: true }))
}

/** Undefined between two pages. */
function isSame(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => 'isSame' in window).catch(() => undefined)
}

test('a missing chunk leaves a half-filled form as it is; the next navigation loads a whole page', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
  problems,
}) => {
  const { products, common } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', given)
  const [supplier] = suppliers
  const [palette = ''] = supplier?.products ?? []
  if (!supplier) throw new Error('a supplier was built')
  await signIn(supplier)
  await page.goto('/supplier/categories/beef')
  await page.getByRole('link', { name: products.edit(palette) }).click()
  const main = page.getByRole('main')
  const price = main.getByLabel(products.price)
  const isGone = { status: 404, body: '' }
  const dialog = '**/assets/dialog-window-*.js'

  await test.step('preloaded when idle: nothing is shown', async () => {
    await page.route(dialog, (route) => route.fulfill(isGone))
    const asked = page.waitForResponse(/dialog-window/)
    await page.reload()
    await mark(page)
    await price.fill('47')
    await asked
    await expect(price).toHaveValue('47')
  })
  await test.step('needed: the part shows an error', async () => {
    await main.getByRole('button', { name: products.delete }).click()
    await expect(main.getByRole('alert')).toContainText(common.partMissing)
    await expect(price).toHaveValue('47')
    expect(await isSame(page)).toBe(true)
  })
  await test.step('a retry loads it once it is back, with the form as it was', async () => {
    await page.unroute(dialog)
    await main.getByRole('alert').getByRole('button', { name: common.retry }).click()
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect(price).toHaveValue('47')
    await main.getByRole('button', { name: products.delete }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(products.deleteMessage(palette))
    await question.getByRole('button', { name: common.cancel }).click()
  })
  await test.step('the next navigation loads a whole page', async () => {
    await page.route(dialog, (route) => route.fulfill(isGone))
    const asked = page.waitForResponse(/dialog-window/)
    await page.reload()
    await mark(page)
    await asked
    await page.getByRole('banner').getByRole('link', { name: texts.layout.home }).click()
    await expect(page).toHaveURL('/supplier/categories')
    await expect.poll(() => isSame(page)).toBe(false)
    await page.goBack()
    await expect(price).toHaveValue('47')
  })
  problems.length = 0
})

test('a route whose chunk is missing is loaded as a whole page by navigating, not by pointing at its link', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  await signIn('supplier')
  const code = '**/assets/categories.*.js'
  await page.goto('/account')
  await expect(page.getByRole('tab', { name: texts.accounts.info })).toBeVisible()
  await mark(page)
  const home = page.getByRole('banner').getByRole('link', { name: texts.layout.home })
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }))
  const asked = page.waitForResponse(/categories\./)
  await home.hover()
  await asked
  await page.unroute(code)
  expect(await isSame(page)).toBe(true)
  await home.click()
  await expect(page).toHaveURL('/supplier/categories')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => isSame(page)).toBe(false)
  problems.length = 0
})

test('while the language chunk does not load the page shows so, and a form submitted meanwhile is sent once it has loaded', async ({
  page,
  texts,
  problems,
}) => {
  const notice = page.locator('#start-notice')
  const { email, password } = demoAccount('restaurant')
  const words = '**/assets/fr-*.js*'
  await page.route(words, (route) => route.abort())
  await page.goto('/login')
  await expect(notice.getByText(rendered.start.retrying)).toBeVisible()
  await page.getByLabel(texts.session.email).fill(email)
  await page.getByLabel(texts.session.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: texts.session.submit }).click()
  await expect(notice).toBeVisible()
  await page.unroute(words)
  // At once, without waiting for the next try.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page).toHaveURL('/categories')
  problems.length = 0
})

for (const [what, file] of [
  ['the language chunk', '**/assets/fr-*.js*'],
  ['the application', '**/assets/main-*.js'],
  ['the chunk of the route', '**/assets/login-*.js'],
] as const) {
  test(`without ${what} the page asks for a reload, and what is typed stays until then`, async ({
    page,
    texts,
    problems,
  }) => {
    const notice = page.locator('#start-notice')
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/login')
    await expect(notice.getByText(rendered.start.failed)).toBeVisible()
    const email = page.getByLabel(texts.session.email)
    await email.fill('chef@halles.example')
    await expect(email).toHaveValue('chef@halles.example')
    await page.unroute(file)
    await notice.getByRole('button', { name: rendered.start.reload }).click()
    await expect(notice).toBeHidden()
    await page.getByRole('button', { name: texts.session.forgotten }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    problems.length = 0
  })
}
