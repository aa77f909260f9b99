import { mails as en } from '@halles/texts/en/mails.ts'
import { mails as fr } from '@halles/texts/fr/mails.ts'
import { sql } from 'kysely'
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
    await letIn(restaurant.name, supplier.name)
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
  const goose = { name: 'Oie', price: '120.00', quantity: '4', unit: 'kg' }
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [
    { name: 'Volailles', minimum: '0', products: [LAMB, goose] },
  ])
  const [supplier] = suppliers
  const [lamb = '', kept = ''] = supplier?.products ?? []
  if (!supplier) throw new Error('a supplier was built')
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
    await letIn(restaurant.name, supplier.name)
    expect(await seen()).toBe(1)
  })
})

/** As the supplier does when it opens an account. */
function letIn(restaurant: string, supplier: string) {
  return withTheDatabase((database) =>
    sql`
      insert into customer (supplier_id, restaurant_id, status, code, terms_days)
      select supplier.account_id, restaurant.account_id, 'open', 'R-1042', 30 from supplier, restaurant
      where supplier.name = ${supplier} and restaurant.name = ${restaurant}
      on conflict (supplier_id, restaurant_id) do update
      set status = 'open', code = excluded.code, terms_days = excluded.terms_days`.execute(
      database,
    ),
  )
}
