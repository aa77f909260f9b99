import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { aRestaurantOfMine } from '../business.ts'
import { textFaults } from '../checks/text-faults.ts'
import { expect, post, test } from '../halles-test.ts'
import { aMarket, kg } from '../market.ts'

type SignIn = (who: { email: string; password: string }) => Promise<void>
type Guide = { items: { public_id: string }[] }

/** A restaurant, signed in on the page, that has ordered two cases of each of three products of two suppliers. */
async function aRegular(browser: Browser, page: Page, signIn: SignIn, baseURL = '') {
  const market = await aMarket(browser, baseURL, [
    { name: 'Primeurs', minimum: '0', products: [kg('Oignons', '20.00'), kg('Poireaux', '30.00')] },
    { name: 'Laiterie', minimum: '0', products: [kg('Beurre', '90.00')] },
  ])
  await signIn(market.restaurant)
  const mark = market.restaurant.name.split(' ').at(-1) ?? ''
  const listed = await page.request.get(`/api/product-list/?category_name=all&search=${mark}`)
  const { results }: { results: { public_id: string; name_fr: string }[] } = await listed.json()
  // A search answers names that are much alike too, as those of another test may be.
  const products = results.filter(({ name_fr }) => name_fr.endsWith(mark))
  for (const { public_id: productId } of products) {
    await post(page, '/api/cart-add/', { productId, quantity: 2 })
  }
  await post(page, '/api/checkout/', {})
  const named = (name: string) => products.find(({ name_fr }) => name_fr.startsWith(name))
  return { named, names: products.map(({ name_fr }) => name_fr) }
}

/** A guide of products, counted in their cases. */
async function aGuide(page: Page, products: (string | undefined)[]) {
  const saved = await post(page, '/api/guide-save/', { name: 'Cuisine', products })
  const { guide_public_id: id } = saved as { guide_public_id: string }
  const guide: Guide = await (await page.request.get(`/api/guide/?guide_public_id=${id}`)).json()
  return { id, items: guide.items.map(({ public_id }) => public_id) }
}

test('a guide is built from orders by ticking, gets a par, and fills the cart @phone', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
}) => {
  const { guides, cart, cartFill } = texts
  const { named } = await aRegular(browser, page, signIn, baseURL)
  const [onions, butter] = [named('Oignons')?.name_fr ?? '', named('Beurre')?.name_fr ?? '']
  await page.goto('/categories')
  await page.getByRole('main').getByRole('link', { name: texts.catalogue.guides }).click()
  await expect(page.getByText(guides.empty)).toBeVisible()
  await page.getByRole('link', { name: guides.build }).click()
  await page.getByRole('checkbox', { name: butter }).uncheck()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: guides.buildFrom(2) }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guides.defaultName)
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') })
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: guides.edit(onions) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(guides.section).fill('Sec')
  await dialog.getByLabel(new RegExp(`^${guides.par}`)).fill('5')
  await dialog.getByRole('button', { name: guides.save }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: 'Sec', exact: true })).toBeVisible()
  // Two of five are on the way.
  await expect(page.getByText(guides.suggest(3))).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.getByRole('button', { name: guides.fillBy.par }).click()
  await expect(page.getByText(cartFill.filled(1, 3)).first()).toBeAttached()
  await expect(page.getByRole('textbox', { name: texts.common.quantityOf(onions) })).toHaveValue(
    '3',
  )
  await page.getByRole('button', { name: guides.fillBy.last_order }).click()
  await expect(page.getByRole('button', { name: cart.open(5) })).toBeAttached()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a count sheet that is closed and opened again has what was counted, and sends it later @phone-only @longer', async ({
    browser,
    page,
    signIn,
    baseURL,
    texts,
    problems,
  }) => {
    const { guides } = texts
    const { named } = await aRegular(browser, page, signIn, baseURL)
    const [onions, leeks] = [named('Oignons'), named('Poireaux')]
    const { id } = await aGuide(page, [onions?.public_id, leeks?.public_id])
    const sheet = `/guide/${id}/count`
    await page.goto(sheet)
    const numbers = page.getByRole('main').getByRole('textbox')
    await expect(numbers).toHaveCount(2)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(numbers).toHaveCount(2)

    await page.context().setOffline(true)
    await numbers.first().fill('2,5')
    await page.keyboard.press('Enter')
    await expect(numbers.last()).toBeFocused()
    await numbers.last().fill('7')
    await expect(page.getByText(guides.progress(2, 2))).toBeVisible()
    await expect(page.getByText(guides.waiting(2))).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.goto('about:blank')
    await page.goto(sheet)
    await expect(numbers.first()).toHaveValue('2,5')
    await expect(numbers.last()).toHaveValue('7')
    await expect(page.getByText(guides.notSentYet)).toHaveCount(2)

    // Another page of the application sends what waits.
    await page.goto('/categories')
    await page.context().setOffline(false)
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api/guide/?guide_public_id=${id}`)
        const { items }: { items: { count: { amount: string } | null }[] } = await answer.json()
        return items.map(({ count }) => count?.amount)
      })
      .toEqual(['2.5', '7'])
    await page.goto(sheet)
    await expect(page.getByText(guides.notSentYet)).toHaveCount(0)
    await expect(numbers.last()).toHaveValue('7')
    problems.splice(0)
  })
})

test('at the desk the header leads to guides, and Enter goes from quantity to quantity, over the heads of sections @desk-only @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
}) => {
  const { named, names } = await aRegular(browser, page, signIn, baseURL)
  const ids = ['Oignons', 'Poireaux', 'Beurre'].map((name) => named(name)?.public_id)
  const { id, items } = await aGuide(page, ids)
  await post(page, '/api/guide-item-save/', {
    ...{ guide_public_id: id, guide_version: 1, item_public_id: items[2] },
    ...{ label: '', section: 'Froid', measure: 'case', par: null, products: [ids[2]] },
  })
  await page.goto('/categories')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: texts.layout.places.guides, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Cuisine', exact: true }).click()
  await expect(page).toHaveURL(`/guide/${id}`)
  await page.getByRole('button', { name: texts.cart.add(named('Oignons')?.name_fr ?? '') }).focus()
  for (const digit of ['4', '5', '6']) {
    await page.keyboard.press(digit)
    await page.keyboard.press('Enter')
  }
  const quantity = (name: string) =>
    page.getByRole('textbox', { name: texts.common.quantityOf(named(name)?.name_fr ?? '') })
  await expect(quantity('Oignons')).toHaveValue('4')
  await expect(quantity('Poireaux')).toHaveValue('5')
  await expect(quantity('Beurre')).toHaveValue('6')
  await expect(page.getByRole('button', { name: texts.cart.open(15) })).toBeAttached()
  expect(names).toHaveLength(3)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('at the desk pars are typed as in a sheet, and what was never ordered is found in the market and added @desk @longer', async ({
  browser,
  page,
  signIn,
  baseURL,
  texts,
}) => {
  const { guides } = texts
  const { named } = await aRegular(browser, page, signIn, baseURL)
  const [onions, leeks, butter] = ['Oignons', 'Poireaux', 'Beurre'].map(named)
  const { id } = await aGuide(page, [onions?.public_id, leeks?.public_id])
  const par = (name = '') =>
    page.getByRole('textbox', { name: guides.parOf(name, guides.parUnits.case) })
  const pars = async () => {
    const answer = await page.request.get(`/api/guide/?guide_public_id=${id}`)
    const { items }: { items: { par: string | null }[] } = await answer.json()
    return items.map((item) => item.par)
  }
  await page.goto(`/guide/${id}`)

  await test.step('Enter takes a par and goes to the next row', async () => {
    await par(onions?.name_fr).focus()
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(par(leeks?.name_fr)).toBeFocused()
    await page.keyboard.type('2.5')
    await page.keyboard.press('ArrowUp')
    await expect(par(onions?.name_fr)).toBeFocused()
    await expect.poll(pars).toEqual(['5', '2.5'])
    // Two of five are on the way.
    await expect(page.getByText(guides.suggest(3))).toBeVisible()
  })
  await test.step('what is no amount is refused, Escape restores, nothing is no par', async () => {
    await par(onions?.name_fr).fill('beaucoup')
    await page.keyboard.press('Enter')
    await expect(page.getByText(guides.notAPar)).toBeVisible()
    await expect(par(onions?.name_fr)).toBeFocused()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(par(onions?.name_fr)).toHaveValue(guides.cases(5, '5'))
    await par(leeks?.name_fr).fill('')
    await page.keyboard.press('Enter')
    await expect.poll(pars).toEqual(['5', null])
  })
  await test.step('a search in the market', async () => {
    await page.getByRole('link', { name: guides.addItems }).click()
    await page.getByRole('searchbox', { name: guides.searchMarket }).fill(butter?.name_fr ?? '')
    const add = page.getByRole('button', { name: new RegExp(butter?.name_fr ?? '') })
    await add.click()
    await expect(page.getByRole('alert')).toContainText(guides.added(butter?.name_fr ?? ''))
    await expect(add).toHaveCount(0)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await expect.poll(pars).toEqual(['5', null, null])
  })
})

test('an archived guide is deleted for good, after a question that names it @longer', async ({
  page,
  signIn,
  texts,
}) => {
  const { guides } = texts
  await aRestaurantOfMine(page, signIn)
  const name = `Terrasse ${crypto.randomUUID().slice(0, 8)}`
  const seen = await post(page, '/api/guide-save/', { name })
  await post(page, '/api/guide-archive/', seen as object)
  await page.goto('/guides')
  await page.getByText(guides.archived, { exact: true }).click()
  expect(await textFaults(page)).toEqual([])
  await page.getByRole('button', { name: guides.deleteOf(name) }).click()
  const question = page.getByRole('dialog', { name: guides.deleteTitle(name) })
  await expect(question).toContainText(guides.deleteMessage)
  await question.getByRole('button', { name: guides.delete, exact: true }).click()
  await expect(page.getByText(name)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(guides.empty)).toBeVisible()
  await expect(page.getByText(guides.archived, { exact: true })).toHaveCount(0)
})
