import { mails as en } from '@halles/texts/en/mails.ts'
import { mails as fr } from '@halles/texts/fr/mails.ts'
import { expect, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'
import { aMarketOfOne, kg } from '../market.ts'
import { makeCustomer } from '../price-list-screens.ts'
import { withTheDatabase } from '../the-database.ts'

const LAMB = kg('Gigot', '95.00', '5')

test('a restaurant asks a supplier that sells to its customers alone for an account, is let in, and sees its products @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { supplierPage, comparison, accounts, customers } = texts
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const { restaurant, supplier } = await aMarketOfOne(browser, baseURL, 'Boucher de gros', [LAMB])
  const product = supplier.products[0] ?? ''
  const productsOf = (id: string) => page.goto(`/categories/all?supplier=${id}`)
  const id = await withTheDatabase(async (database) => {
    const found = await database
      .selectFrom('supplier')
      .innerJoin('account', 'account.id', 'supplier.account_id')
      .select('account.public_id')
      .where('supplier.name', '=', supplier.name)
      .executeTakeFirstOrThrow()
    return found.public_id
  })

  await test.step('the supplier sells to its customers alone from now on', async () => {
    await signIn(supplier)
    await page.goto('/account')
    await page.getByRole('button', { name: accounts.edit, exact: true }).click()
    await page.getByRole('radio', { name: accounts.openToNames.customers }).check()
    await page.getByRole('button', { name: accounts.save }).click()
    await expect(page.getByRole('alert')).toContainText(accounts.saved)
  })

  await test.step('a stranger is told why its list is empty, and where to ask', async () => {
    await signIn(restaurant)
    await productsOf(id)
    await expect(page.getByText(comparison.customersOnly.none)).toBeVisible()
    await page.getByRole('link', { name: comparison.seeTerms }).click()
    await expect(page).toHaveURL(/\/supplierinfo\//)
  })

  await test.step('it asks, once', async () => {
    await page.getByRole('button', { name: supplierPage.terms.ask }).click()
    await expect(page.getByText(supplierPage.terms.askedNext)).toBeVisible()
    await page.reload()
    await expect(page.getByText(supplierPage.terms.askedNext)).toBeVisible()
    await expect(page.getByRole('button', { name: supplierPage.terms.ask })).toBeHidden()
    await productsOf(id)
    await expect(page.getByText(comparison.customersOnly.asked)).toBeVisible()
  })

  await test.step('the supplier learns by mail who asks', async () => {
    const { subject } = fr.askedAccount
    const english = en.askedAccount.subject(restaurant.name)
    const mail = await lastMailTo(
      supplier.email,
      new RegExp(`${subject(restaurant.name)}|${english}`),
    )
    expect(mail.text).toContain('418 555-0142')
  })

  await test.step('it opens the account from its list, and says what is agreed', async () => {
    await signIn(supplier)
    await page.goto('/supplier/customers')
    await main.getByRole('button', { name: customers.openOf(restaurant.name) }).click()
    await expect(page.getByRole('alert')).toContainText(customers.opened(restaurant.name))
    await main.getByRole('link', { name: restaurant.name }).click()
    await main.getByRole('button', { name: customers.changeAgreed }).click()
    await dialog.getByLabel(customers.customerNumber).fill('R-1042')
    await dialog.getByLabel(customers.termsDays).fill('30')
    await dialog.getByRole('button', { name: customers.save }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('let in, it sees the products', async () => {
    await signIn(restaurant)
    await page.goto(`/supplierinfo/${id}`)
    await expect(page.getByText(supplierPage.terms.open)).toBeVisible()
    await expect(page.getByText('R-1042')).toBeVisible()
    await expect(page.getByText(supplierPage.terms.paidWithin(30))).toBeVisible()
    await page.getByRole('link', { name: supplierPage.seeProducts(1) }).click()
    await expect(page.getByRole('row', { name: product })).toBeVisible()
  })
})

test('a product that a supplier keeps for its customers is seen by those alone', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { products: words, productFields } = texts
  const goods = [LAMB, kg('Oie', '120.00', '4')]
  const { restaurant, supplier } = await aMarketOfOne(browser, baseURL, 'Volailles', goods)
  const [lamb = '', kept = ''] = supplier.products
  const mark = kept.split(' ').at(-1)

  await test.step('its form says so, and then its list', async () => {
    await signIn(supplier)
    await page.goto('/supplier/categories/beef')
    const row = page.getByRole('row', { name: kept })
    await row.getByRole('link', { name: words.edit(kept) }).click()
    const field = page.getByLabel(productFields.labels.audience)
    await field.selectOption({ label: words.customersOnly })
    await page.getByRole('button', { name: words.save }).click()
    await expect(row).toContainText(words.customersOnly)
    await expect(page.getByRole('row', { name: lamb })).not.toContainText(words.customersOnly)
  })

  const seen = async () => {
    await page.goto(`/categories/all?search=${mark}`)
    await expect(page.getByRole('row', { name: lamb })).toBeVisible()
    return page.getByRole('row', { name: kept }).count()
  }
  await test.step('a stranger finds the other product only, a customer both', async () => {
    await signIn(restaurant)
    expect(await seen()).toBe(0)
    await makeCustomer(supplier.name, restaurant.name)
    expect(await seen()).toBe(1)
  })
})
