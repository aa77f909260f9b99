import type { Locator, Page } from '@playwright/test'
import { expect, expectProblem, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const ORDERED = { name: 'Boucherie', minimum: '0', products: [] }

const choices = async (page: Page) => (await page.request.get('/api/substitute-choices/')).json()

test('a restaurant says by category and by supplier what it wants when something is missing, and takes it back @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { substitutes: words, accounts, menu } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [ORDERED])
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  await signIn(restaurant)
  const row = (name: string) => page.getByRole('group', { name, exact: true })
  const option = (name: string, label: string) => row(name).getByRole('radio', { name: label })

  await test.step('from its account; at first it is asked', async () => {
    await page.goto('/account')
    await page.getByRole('link', { name: accounts.substitutes }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(option(menu.beef, words.choices.ask)).toBeChecked()
    await expect(page.getByText(words.noSuppliers)).toBeVisible()
  })

  await test.step('a category is chosen with one tap, and undone with another', async () => {
    await option(menu.beef, words.choices.never).click()
    await expect(row(menu.beef).getByRole('status')).toHaveText(words.saved)
    expect((await choices(page)).categories).toEqual([{ category: 'beef', choice: 'never' }])
    await row(menu.beef)
      .getByRole('button', { name: words.undoOf(menu.beef) })
      .click()
    await expect(option(menu.beef, words.choices.ask)).toBeChecked()
    await expect(option(menu.beef, words.choices.ask)).toBeFocused()
    await expect.poll(async () => (await choices(page)).categories).toEqual([])
  })

  await test.step('arrow keys choose too', async () => {
    await option(menu.beef, words.choices.ask).press('ArrowRight')
    await expect(option(menu.beef, words.choices.same_or_cheaper)).toBeChecked()
    await expect
      .poll(async () => (await choices(page)).categories)
      .toEqual([{ category: 'beef', choice: 'same_or_cheaper' }])
  })

  await test.step('a supplier is found by its name, and goes by category until it is chosen for', async () => {
    await page.getByLabel(words.addSupplier).fill(supplier.name)
    await expect(page.getByText(words.found(1))).toBeVisible()
    await page.getByRole('button', { name: supplier.name, exact: true }).click()
    await expect(option(supplier.name, words.byCategory)).toBeChecked()
    await expect(option(supplier.name, words.byCategory)).toBeFocused()
    await option(supplier.name, words.choices.ask).click()
    await expect(row(supplier.name).getByRole('status')).toHaveText(words.saved)
    const found = { public_id: expect.any(String), name: supplier.name, choice: 'ask' }
    expect((await choices(page)).suppliers).toEqual([found])
    await page.getByLabel(words.addSupplier).fill('xyzzy')
    await expect(page.getByText(words.found(0))).toBeVisible()
  })

  await test.step('all stays, and another screen sees it', async () => {
    await page.goto('/substitutes')
    await expect(option(menu.beef, words.choices.same_or_cheaper)).toBeChecked()
    await expect(option(supplier.name, words.choices.ask)).toBeChecked()
    await option(supplier.name, words.byCategory).click()
    await expect.poll(async () => (await choices(page)).suppliers).toEqual([])
  })
})

test('what is refused goes back to what it was, and without a connection nothing can be chosen @phone @longer', async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
  texts,
  problems,
}) => {
  const { substitutes: words, menu } = texts
  const { restaurant } = await aMarket(browser, baseURL ?? '', [ORDERED])
  await signIn(restaurant)
  await page.goto('/substitutes')
  const option = (label: string): Locator =>
    page.getByRole('group', { name: menu.dairy, exact: true }).getByRole('radio', { name: label })
  await expect(option(words.choices.ask)).toBeChecked()

  await page.route('**/api/substitute-choice-set/', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal_error', message: 'Panne' } }),
  )
  await option(words.choices.never).click()
  await expect(page.getByRole('alert')).toContainText('Panne')
  await expect(option(words.choices.ask)).toBeChecked()
  await page.unroute('**/api/substitute-choice-set/')
  expect(await choices(page)).toMatchObject({ categories: [] })

  await context.setOffline(true)
  await expect(page.getByText(words.offline)).toBeVisible()
  await expect(option(words.choices.ask)).toBeChecked()
  await expect(option(words.choices.never)).toBeDisabled()
  await context.setOffline(false)
  await expect(option(words.choices.never)).toBeEnabled({ timeout: 15_000 })
  await option(words.choices.never).click()
  await expect
    .poll(async () => (await choices(page)).categories)
    .toEqual([{ category: 'dairy', choice: 'never' }])
  expectProblem(problems, /500|Panne|ERR_INTERNET_DISCONNECTED/)
})

test('a link to a supplier or a category shows it and puts the focus there @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { substitutes: words, menu } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [ORDERED])
  await signIn(restaurant)
  const name = suppliers[0]?.name ?? ''
  const list = await (await page.request.get('/api/supplier-list/')).json()
  const { public_id } = list.find((one: { name: string }) => one.name === name)
  const focused = (row: string, label: string) =>
    page.getByRole('group', { name: row, exact: true }).getByRole('radio', { name: label })
  await page.goto(`/substitutes?supplier=${public_id}`)
  await expect(focused(name, words.byCategory)).toBeFocused()
  await expect(focused(name, words.byCategory)).toBeInViewport()
  await page.goto('/substitutes?category=fetl')
  await expect(focused(menu.fetl, words.choices.ask)).toBeFocused()
  await page.goto('/substitutes?category=nowhere&supplier=nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
})
