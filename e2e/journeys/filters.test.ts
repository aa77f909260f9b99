import { aPhoto } from '@halles/testing/world/photo.ts'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { productForm } from '../product-form.ts'
import { withTheDatabase } from '../the-database.ts'

test('a supplier states what is in a product; a chef filters by it, and takes the filters off again @phone', async ({
  page,
  browser,
  baseURL,
  language,
  signIn,
  texts,
}) => {
  const { guides, productFields, productPage, filters, comparison } = texts
  const market = await aMarket(browser, baseURL ?? '', [
    {
      name: 'Ferme du Large',
      minimum: '0',
      products: [
        { name: 'Onglet', price: '60.00', quantity: '5', unit: 'kg' },
        { name: 'Jarret', price: '30.00', quantity: '5', unit: 'kg' },
      ],
    },
  ])
  const [supplier] = market.suppliers
  if (!supplier) throw new Error('a supplier was built')
  const [onglet = '', jarret = ''] = supplier.products
  const { choices } = filters
  const main = page.getByRole('main')
  const form = productForm(page, texts, language)
  const quebec = language === 'fr' ? 'Québec' : 'Quebec'

  await test.step('the supplier states origin, storage and allergens of one of two', async () => {
    await signIn(supplier)
    await page.goto(`/supplier/categories/beef?search=${onglet}`)
    await page.getByRole('row').filter({ hasText: onglet }).getByRole('link').first().click()
    await main.getByLabel(productFields.labels.item_code).fill('ONG-5')
    await form.stateOrigin(quebec)
    await main
      .getByLabel(productFields.labels.keep, { exact: true })
      .selectOption(choices.keep.frozen)
    await form.stateFree()
    const mayContain = form.boxes('may_contain')
    await mayContain.getByRole('checkbox', { name: choices.allergens.mustard }).check()
    const none = { name: productFields.none, exact: true }
    await expect(mayContain.getByRole('checkbox', none)).not.toBeChecked()
    await form.send('save')
  })

  const list = page.locator('tbody')
  const button = (count: number) =>
    main.getByRole('button', { name: comparison.filters(count), exact: true })
  const sheet = page.getByRole('dialog')

  await test.step('a chef asks for what is from Québec, without nuts, frozen', async () => {
    await signIn(market.restaurant)
    // Only what this test sells.
    await page.goto(`/categories/beef?search=${onglet.split(' ').at(-1)}`)
    await expect(list).toContainText(jarret)
    await button(0).click()
    await sheet.getByRole('checkbox', { name: quebec }).check()
    await sheet.getByRole('checkbox', { name: choices.allergens.tree_nuts }).check()
    await sheet.getByRole('checkbox', { name: choices.keep.frozen }).check()
    await sheet.getByRole('button', { name: filters.show }).click()
    await expect(list).toContainText(onglet)
    await expect(list).not.toContainText(jarret)
    await expect(button(3)).toBeVisible()
    expect(new URL(page.url()).search).toContain('without=tree_nuts')
  })

  await test.step('its page, reached from the list, says what was stated', async () => {
    const row = page.getByRole('row').filter({ hasText: onglet })
    await row.getByRole('link', { name: `${onglet}, ${supplier.name}` }).click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(main).toContainText(quebec)
    await expect(main).toContainText(choices.keep.frozen)
    await page.goBack()
    await expect(list).toContainText(onglet)
  })

  await test.step('an item made there keeps what the list was filtered by', async () => {
    const listed = page.url()
    await page.getByRole('link', { name: `${onglet}, ${supplier.name}` }).click()
    await main.getByRole('button', { name: productPage.addToGuide }).click()
    const yours = guides.yourFilter(
      `${quebec}, ${[choices.keep.frozen, filters.free(choices.allergens.tree_nuts)].join(', ').toLocaleLowerCase(language)}`,
    )
    await expect(sheet).toContainText(yours)
    await sheet.getByLabel(productPage.newGuide).fill('Surgelés')
    await sheet.getByRole('button', { name: productPage.createWith }).click()
    await expect(page.getByText(guides.added(onglet)).first()).toBeAttached()
    const { guides: saved } = await (await page.request.get('/api/guide-list/')).json()
    await page.goto(`/guide/${saved[0].public_id}`)
    await expect(main.getByRole('row').filter({ hasText: onglet })).toContainText(yours)
    await main.getByRole('button', { name: guides.edit(onglet) }).click()
    await expect(sheet).toContainText(yours)
    await sheet.getByRole('button', { name: guides.removeFilter }).click()
    await sheet.getByRole('button', { name: guides.save }).click()
    await expect(main).not.toContainText(yours)
    await page.goto(listed)
    await expect(list).toContainText(onglet)
  })

  await test.step('the address has them: opened again, the list is the same', async () => {
    await page.reload()
    await expect(list).toContainText(onglet)
    await expect(list).not.toContainText(jarret)
  })

  await test.step('what may contain mustard is not without it; nothing stated is free of nothing', async () => {
    await button(3).click()
    await sheet.getByRole('checkbox', { name: choices.allergens.mustard }).check()
    await sheet.getByRole('button', { name: filters.show }).click()
    await expect(main).toContainText(comparison.noneFiltered)
    await main
      .getByRole('button', { name: filters.remove(filters.free(choices.allergens.mustard)) })
      .click()
    await expect(list).toContainText(onglet)
  })

  await test.step('they are taken off one by one', async () => {
    for (const label of [quebec, choices.keep.frozen, filters.free(choices.allergens.tree_nuts)])
      await main.getByRole('button', { name: filters.remove(label) }).click()
    await expect(list).toContainText(jarret)
    await expect(button(0)).toBeVisible()
    expect(new URL(page.url()).search).not.toContain('without')
  })

  await test.step('only what has a photo, only what one supplier sells: each is set, counted and taken off', async () => {
    const id = await page.evaluate(async (name) => {
      const answer = await fetch(`/api/product-list/?search=${encodeURIComponent(name)}`)
      return (await answer.json()).results[0].supplier.public_id
    }, onglet)
    await withTheDatabase(async (database) => {
      const product = database.selectFrom('product').select('id').where('name_fr', '=', jarret)
      await aPhoto({ database }, await product.executeTakeFirstOrThrow())
    })
    await page.goto(`/categories/beef?supplier=${id}`)
    await expect(list).toContainText(onglet)
    await button(1).click()
    const only = sheet.getByRole('checkbox', { name: supplier.name })
    await expect(only).toBeChecked()
    await sheet.getByRole('checkbox', { name: filters.withPhoto }).check()
    await sheet.getByRole('button', { name: filters.show }).click()
    await expect(list).toContainText(jarret)
    await expect(list).not.toContainText(onglet)
    expect(new URL(page.url()).search).toContain('photo=yes')
    await main.getByRole('button', { name: filters.remove(supplier.name) }).click()
    await expect(button(1)).toBeVisible()
    expect(new URL(page.url()).search).not.toContain('supplier')
    await main.getByRole('button', { name: filters.remove(filters.withPhoto) }).click()
    await expect(button(0)).toBeVisible()
  })
})
