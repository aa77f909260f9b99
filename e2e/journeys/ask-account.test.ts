import { mails as en } from '@halles/texts/en/mails.ts'
import { mails as fr } from '@halles/texts/fr/mails.ts'
import { expect, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'
import { aMarket } from '../market.ts'
import { withTheDatabase } from '../the-database.ts'

const LAMB = { name: 'Gigot', price: '95.00', quantity: '5', unit: 'kg' }

test('a restaurant asks a supplier that sells to its customers alone for an account, is let in, and sees its products @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { supplierPage, comparison, accounts } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [
    { name: 'Boucher de gros', minimum: '0', products: [LAMB] },
  ])
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
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

  await test.step('let in, it sees the products', async () => {
    await withTheDatabase((database) =>
      database
        .updateTable('customer')
        .set({ status: 'open', code: 'R-1042', terms_days: 30 })
        .where('supplier_id', '=', ({ selectFrom }) =>
          selectFrom('supplier').select('account_id').where('name', '=', supplier.name),
        )
        .execute(),
    )
    await page.goto(`/supplierinfo/${id}`)
    await expect(page.getByText(supplierPage.terms.open)).toBeVisible()
    await expect(page.getByText('R-1042')).toBeVisible()
    await expect(page.getByText(supplierPage.terms.paidWithin(30))).toBeVisible()
    await page.getByRole('link', { name: supplierPage.seeProducts(1) }).click()
    await expect(page.getByRole('row', { name: product })).toBeVisible()
  })
})
