import { later } from '@halles/domain/holidays.ts'
import { aPng } from '@halles/testing/world/photo.ts'
import { formatDollars } from '@halles/texts/format.ts'
import { certificateScreen, endCertificate, serversToday } from '../certificate-screens.ts'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { productForm } from '../product-form.ts'

const PHOTO = { name: 'joue.png', mimeType: 'image/png' }

test('a product is photographed, stated and certified; a chef finds, judges and orders it, and its claim ends with its certificate', async ({
  page,
  browser,
  baseURL,
  language,
  signIn,
  texts,
}) => {
  const { cart, certificates, comparison, filters, productPage } = texts
  const market = await aMarket(browser, baseURL ?? '', [
    { name: 'Ferme Claire', minimum: '0', products: [] },
    {
      name: 'Grossiste du Port',
      minimum: '0',
      products: [{ name: 'Joue de bœuf', price: '21.50', quantity: '12', unit: 'kg' }],
    },
  ])
  const [farm, wholesaler] = market.suppliers
  const [name = ''] = wholesaler?.products ?? []
  if (!farm || !wholesaler) throw new Error('two suppliers were built')
  const main = page.getByRole('main')
  const list = page.locator('tbody')
  const organic = certificates.marks.organic
  const quebec = language === 'fr' ? 'Québec' : 'Quebec'
  const form = productForm(page, texts, language)

  await test.step('the farm makes a product: its photo, its origin, its allergens, organic', async () => {
    await signIn(farm)
    await page.goto('/supplier/categories/beef/add')
    await form.take({ ...PHOTO, buffer: aPng({ width: 1800, height: 1200, isNoise: true }) })
    await form.fill(name, '24.00')
    await form.boxes('marks').getByRole('checkbox', { name: organic }).check()
    await expect(main).toContainText(certificates.hidden(organic))
    await form.stateOrigin(quebec)
    await form.stateFree()
    await form.send('create')
    await expect(list.getByRole('row').filter({ hasText: name })).toBeVisible()
  })
  const today = await serversToday(page)

  await test.step('and states the certificate by which it is shown as organic', async () => {
    const { open, begin, fill, save, row } = certificateScreen(page, texts, organic)
    await open()
    await begin()
    await fill(later(today, 40))
    await save()
    await expect(row).toContainText(certificates.states.in_force)
  })

  const filtered = `/categories/beef?search=${encodeURIComponent(name.split(' ').at(-1) ?? '')}`
  await test.step('a chef asks for what is organic, from Québec and without nuts: one of two is', async () => {
    await signIn(market.restaurant)
    await page.goto(filtered)
    await expect(list).toContainText(wholesaler.name)
    await main.getByRole('button', { name: comparison.filters(0), exact: true }).click()
    const sheet = page.getByRole('dialog')
    for (const choice of [organic, quebec, filters.choices.allergens.tree_nuts])
      await sheet.getByRole('checkbox', { name: choice }).check()
    await sheet.getByRole('button', { name: filters.show }).click()
    await expect(list).not.toContainText(wholesaler.name)
    await expect(list).toContainText(farm.name)
  })
  const found = page.url()

  await test.step('its page has the photo, the claim, the origin and what it is free of', async () => {
    const row = list.getByRole('row').filter({ hasText: name })
    await row.getByRole('link', { name: `${name}, ${farm.name}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(main.getByRole('img', { name })).toBeVisible()
    await expect(main).toContainText(organic)
    await expect(main).toContainText(quebec)
    const nuts = main
      .getByRole('table', { name: productPage.allergens })
      .getByRole('row')
      .filter({ hasText: filters.choices.allergens.tree_nuts })
    await expect(nuts).toContainText(productPage.answers.free)
  })
  const product = page.url()

  await test.step('beside it stands what the other asks; this one is put into the cart and ordered', async () => {
    const others = main.getByRole('region', { name: productPage.otherOffers })
    await expect(others).toContainText(wholesaler.name)
    await expect(others).toContainText(formatDollars(language, '21.50'))
    await main
      .getByRole('button', { name: cart.add(name) })
      .first()
      .click()
    await expect(page.getByRole('button', { name: cart.open(1) })).toBeAttached()
    await page.goto('/checkout')
    await expect(main).toContainText(farm.name)
    await page.getByRole('button', { name: cart.placeOrder }).click()
    await expect(page.getByRole('alert')).toContainText(cart.submitted)
  })

  await test.step('with the certificate the claim ends, on the page and for the filter', async () => {
    await endCertificate(farm.name, today)
    await page.goto(product)
    await expect(main).toContainText(quebec)
    await expect(main).not.toContainText(organic)
    await page.goto(found)
    await expect(main).toContainText(comparison.noneFiltered)
    await main.getByRole('button', { name: filters.remove(organic) }).click()
    await expect(list).toContainText(farm.name)
  })
})
