import { later } from '@halles/domain/holidays.ts'
import { formatDay } from '@halles/texts/format.ts'
import { certificateScreen, ECOCERT, endCertificate, serversToday } from '../certificate-screens.ts'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const CARROTS = { name: 'Carottes', price: '18.00', quantity: '10', unit: 'kg' }

test('a supplier’s goods are shown as organic from its certificate until that has ended @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
}) => {
  const { certificates: words, accounts, products, supplierPage } = texts
  const { restaurant, suppliers } = await aMarket(browser, baseURL ?? '', [
    { name: 'Ferme Biologique', minimum: '0', products: [CARROTS] },
  ])
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  const organic = words.marks.organic
  const { row, dialog, open, begin, fill, fillDay, save } = certificateScreen(page, texts, organic)
  const json = async (path: string) => (await page.request.get(path)).json()

  async function openOwn() {
    await signIn(supplier ?? restaurant)
    await open()
  }
  /** The marks that the restaurant is shown, on the page of the supplier. */
  async function openAsRestaurant(): Promise<string[]> {
    await signIn(restaurant)
    const { results } = await json(`/api/product-list/?search=${supplier?.products[0]}`)
    const [product] = results
    await page.goto(`/supplierinfo/${product.supplier.public_id}`)
    await page.getByText(accounts.personInCharge).waitFor()
    return product.marks
  }

  await test.step('stated without a certificate it is said to be hidden, and no restaurant sees it', async () => {
    await signIn(supplier)
    const { results } = await json('/api/supplier-product-list/?category_name=beef')
    await page.goto(`/supplier/categories/beef/edit/${results[0].public_id}`)
    await page.getByRole('checkbox', { name: organic }).check()
    await expect(page.getByText(words.hidden(organic))).toBeVisible()
    await page.getByRole('button', { name: products.save }).click()
    await expect(page).toHaveURL(/\/supplier\/categories\/beef$/)
    expect(await openAsRestaurant()).toEqual([])
  })

  await openOwn()
  await expect(row).toContainText(words.none)
  const today = await serversToday(page)
  const lastDay = later(today, 400)

  await test.step('what is missing or past is said beside it, and nothing is saved', async () => {
    await begin()
    await save()
    await expect(dialog.getByLabel(words.body)).toBeFocused()
    await fill(later(today, -1))
    await save()
    await expect(dialog.getByText(texts.fieldProblems.day_past)).toBeVisible()
    expect((await json('/api/certificate-list/')).certificates).toEqual([])
  })

  await test.step('with its last day it is in force', async () => {
    await fillDay(lastDay)
    await save()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(words.issued(...ECOCERT))
    await expect(row).toContainText(words.states.in_force)
    await expect(row).toContainText(words.until.in_force(formatDay(language, lastDay)))
  })

  await test.step('a restaurant sees the mark and reads the certificate', async () => {
    expect(await openAsRestaurant()).toEqual(['organic'])
    const stated = [organic, ...ECOCERT, formatDay(language, lastDay)] as const
    await expect(page.getByText(supplierPage.certificate(...stated))).toBeVisible()
  })

  await test.step('ended, no restaurant sees either, and its supplier is told', async () => {
    await endCertificate(supplier.name, today)
    expect(await openAsRestaurant()).toEqual([])
    await expect(page.getByText(supplierPage.certificates, { exact: true })).toBeHidden()
    await openOwn()
    await expect(row).toContainText(words.states.ended)
    await expect(row).toContainText(words.until.ended(formatDay(language, later(today, -1))))
  })

  await test.step('it is removed, and the focus stays with its mark', async () => {
    await row.getByRole('button', { name: words.removeOf(organic) }).click()
    await dialog.getByRole('button', { name: words.removeNow }).click()
    await expect(row).toContainText(words.none)
    await expect(row.getByRole('heading')).toBeFocused()
  })
})
