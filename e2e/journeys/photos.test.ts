import { aPng } from '@halles/testing/world/photo.ts'
import { archiveWith } from '@halles/testing/world/workbook.ts'
import type { Page } from '@playwright/test'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'
import { productForm } from '../product-form.ts'
import { withTheDatabase } from '../the-database.ts'

const LARGE = { width: 2400, height: 1600, grey: 120 }
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

/** Whether a picture has come, and that it stands in a place of its own size. */
async function expectShown(page: Page, place: string) {
  const image = page.locator(place).first()
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth))
    .toBeGreaterThan(1)
}

test('a supplier photographs a product, a restaurant sees it, and the operator hides what is reported', async ({
  page,
  browser,
  baseURL,
  signIn,
  problems,
  language,
  texts,
}) => {
  const { photos, products, operator } = texts
  const market = await aMarket(browser, baseURL ?? '', [
    {
      name: 'Ferme du Large',
      minimum: '0',
      products: [{ name: 'Onglet', price: '60.00', quantity: '5', unit: 'kg' }],
    },
  ])
  const [supplier] = market.suppliers
  const [onglet = ''] = supplier?.products ?? []
  if (!supplier) throw new Error('a supplier was built')
  const main = page.getByRole('main')
  const { photos: section, tiles, take, choose } = productForm(page, texts, language)

  await test.step('from the product its photo is two taps away, and the shutter', async () => {
    await signIn(supplier)
    await page.goto('/supplier/categories/beef')
    await page.getByRole('link', { name: products.edit(onglet) }).click()
    const sent = page.waitForRequest((request) => request.url().includes('/api/photo-add/'))
    const taken = aPng({ ...LARGE, isNoise: true })
    await take(file('onglet.png', taken))
    // It was shrunk before it was sent.
    const { 'content-length': length } = await (await sent).allHeaders()
    expect(Number(length)).toBeLessThan(taken.length * 0.8)
    await expect(tiles).toHaveCount(1)
    await expect(tiles.first()).toContainText(photos.first)
    await expectShown(page, 'main section img')
  })

  await test.step('several at once are added up to four, moved and removed', async () => {
    await choose(...[10, 20, 30, 40].map((grey) => file(`${grey}.png`, aPng({ ...LARGE, grey }))))
    await expect(tiles).toHaveCount(4)
    await expect(section).toContainText(photos.notAll(3))
    await expect(section).toContainText(photos.full)
    const addressOf = (place: number) => tiles.nth(place).locator('img').getAttribute('src')
    const [first, second] = [await addressOf(0), await addressOf(1)]
    await section.getByRole('button', { name: photos.earlier(2) }).click()
    await expect.poll(() => addressOf(0)).toBe(second)
    expect(await addressOf(1)).toBe(first)
    await section.getByRole('button', { name: photos.remove(4) }).click()
    await page.getByRole('dialog').getByRole('button', { name: photos.removeIt }).click()
    await expect(tiles).toHaveCount(3)
    await expect(section.getByRole('button', { name: photos.choose })).toBeVisible()
  })

  await test.step('what is no photo is said to be none, and can be given up', async () => {
    await choose(file('notes.png', Buffer.from('not a photo at all')))
    await expect(section.getByRole('alert')).toContainText(texts.refusals.not_photo)
    await section.getByRole('button', { name: photos.forget }).click()
    await expect(section.getByRole('alert')).toHaveCount(0)
    expectProblem(problems, new RegExp(`415|${texts.refusals.not_photo}`))
    await expect(tiles).toHaveCount(3)
  })

  await test.step('its supplier and a restaurant see it in their lists and the cart', async () => {
    await page.goto('/supplier/categories/beef')
    await expectShown(page, 'tbody img')
    await signIn(market.restaurant)
    await page.goto(`/categories/all?search=${onglet}`)
    await expectShown(page, 'tbody img')
    await page.getByRole('button', { name: texts.cart.add(onglet) }).click()
    // Beside the list it opens by itself.
    const open = page.getByRole('button', { name: texts.cart.open(1) })
    await expect(open).toBeVisible()
    if ((page.viewportSize()?.width ?? 0) < 900) await open.click()
    await expectShown(page, 'li img[src^="/photos/"]')
    if ((page.viewportSize()?.width ?? 0) < 900) await page.keyboard.press('Escape')
  })

  await test.step('reported and hidden by the operator it is seen by nobody', async () => {
    const source = await page.locator('tbody img').first().getAttribute('src')
    const publicId = /\/photos\/([0-9a-f]+)-/.exec(source ?? '')?.[1] ?? ''
    await post(page, '/api/photo-report/', { photo_public_id: publicId, reason: 'rights' })
    await signIn('operator')
    await page.goto('/operator?tab=photos')
    const review = main.getByRole('article', { name: onglet })
    await expect(review).toContainText(market.restaurant.name)
    await expect(review).toContainText(photos.reasons.rights.toLowerCase())
    await review.getByRole('button', { name: photos.hide }).click()
    await expect(review).toHaveCount(0)
    expect((await page.request.get(source ?? '')).status()).toBe(404)
    await page.goto('/operator?tab=actions')
    await expect(main).toContainText(operator.actions.hide_photo)
  })
})

test('a new product is made with its photos; one that is none is named, and one whose answer is lost is there once @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  problems,
  language,
  texts,
}) => {
  const { photos, products } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', [
    { name: 'Ferme du Large', minimum: '0', products: [] },
  ])
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  const main = page.getByRole('main')
  const { photos: section, tiles, take, choose, fill, send } = productForm(page, texts, language)
  const grey = (level: number) => file(`${level}.png`, aPng({ ...LARGE, grey: level }))
  async function create(name: string) {
    await fill(name)
    await send('create')
  }

  await test.step('chosen in its form they are sent once it is there, and its list shows it', async () => {
    await signIn(supplier)
    await page.goto('/supplier/categories/beef')
    await page.getByRole('link', { name: products.add }).first().click()
    await take(grey(10))
    await choose(grey(10), grey(20), grey(30), grey(40), grey(50))
    await expect(tiles).toHaveCount(4)
    await expect(section).toContainText(photos.notAll(3))
    await section.getByRole('button', { name: photos.remove(2) }).click()
    await expect(tiles).toHaveCount(3)
    await expect(section).toContainText(photos.chosen(3))
    await create('Joue')
    await expect(page).toHaveURL(/\/supplier\/categories\/beef$/)
    await expectShown(page, 'tbody img')
  })

  await test.step('what is no photo is named where one can go on; the others are there', async () => {
    await page.goto('/supplier/categories/beef/add')
    await choose(file('notes.png', Buffer.from('no photo at all')), grey(60))
    await create('Macreuse')
    await expect(section.getByRole('alert')).toContainText(
      photos.failed('notes.png', texts.refusals.not_photo),
    )
    expectProblem(problems, new RegExp(`415|${texts.refusals.not_photo}`))
    await expect(page).toHaveURL(/\/supplier\/categories\/beef\/edit\//)
    await expect(main.getByLabel(products.nameFr)).toHaveValue('Macreuse')
    await expect(tiles).toHaveCount(1)
    await section.getByRole('button', { name: photos.forget }).click()
    await expect(section.getByRole('alert')).toHaveCount(0)
  })

  await test.step('sent again when nobody answered, a photo is there once', async () => {
    await page.goto('/supplier/categories/beef/add')
    await choose(grey(70), grey(80))
    await page.route(
      /\/api\/photo-add\//,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await create('Palette')
    await section.getByRole('alert').getByRole('button', { name: photos.again }).click()
    await expect(tiles).toHaveCount(2)
    expectProblem(problems, /photo-add|ERR_FAILED|HTTP 0/)
    const { results } = await (
      await page.request.get('/api/supplier-product-list/?category_name=beef')
    ).json()
    type Own = { name_fr: string; public_id: string }
    const made = results.map((one: Own) => one.name_fr)
    expect(made.toSorted()).toEqual(['Joue', 'Macreuse', 'Palette'])
    const { public_id } = results.find((one: Own) => one.name_fr === 'Palette')
    const own = `/api/supplier-product-list/?product_public_id=${public_id}`
    expect((await (await page.request.get(own)).json()).photos).toHaveLength(2)
  })
})

test('photos named by item code go to their products from a ZIP, and what names none is said @desk', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { photoArchive, photos } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', [
    {
      name: 'Ferme du Large',
      minimum: '0',
      products: [{ name: 'Onglet', price: '60.00', quantity: '5', unit: 'kg' }],
    },
  ])
  const [supplier] = suppliers
  const [onglet = ''] = supplier?.products ?? []
  if (!supplier) throw new Error('a supplier was built')
  await withTheDatabase((database) =>
    database
      .updateTable('product')
      .set({ item_code: 'ON-12' })
      .where('name_fr', '=', onglet)
      .execute(),
  )
  await signIn(supplier)
  await page.goto('/supplier/import')
  const section = page.getByRole('region', { name: photoArchive.title })
  const choose = async (name: string, buffer: Uint8Array) => {
    const chooser = page.waitForEvent('filechooser')
    await section.getByRole('button', { name: photoArchive.choose }).click()
    const zip = { name, mimeType: 'application/zip', buffer: Buffer.from(buffer) }
    await (await chooser).setFiles(zip)
  }
  await choose('photos.zip', Buffer.from('PK\x03\x04 and then nothing'))
  await expect(section.getByRole('alert')).toContainText(photoArchive.problems.unreadable)
  const sent = {
    'photos/on-12.png': aPng(),
    'photos/ON-12-2.png': aPng(),
    'unknown.png': aPng(),
    '../ON-12-3.png': aPng(),
  }
  await choose('photos.zip', archiveWith(sent))
  await expect(section).toContainText(photoArchive.found(2, 1))
  await expect(section).toContainText(photoArchive.unknown(1))
  await section.getByRole('button', { name: photoArchive.add(2) }).click()
  await expect(section).toContainText(photoArchive.done(2))
  await page.goto(`/supplier/categories/all?search=${onglet}`)
  await page.getByRole('link', { name: texts.products.edit(onglet) }).click()
  const tiles = page.getByRole('region', { name: photos.title }).getByRole('listitem')
  await expect(tiles).toHaveCount(2)
})
