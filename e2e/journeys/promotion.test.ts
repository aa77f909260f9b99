import { later } from '@halles/domain/holidays.ts'
import { formatDollars, formatShortDay } from '@halles/texts/format.ts'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'
import { aMarket } from '../market.ts'

// Where nobody else is, not even the same journey in the other language.
const PLACES = { fr: /^Saint-/, en: /^Sainte-/ }

test('a promotion is sent, received, and unsubscribed from without signing in; the next one stays away @phone @longer', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
}) => {
  const { promotions, promotionConsent, fieldProblems, accounts } = texts
  const mark = crypto.randomUUID()
  const cities: string[] = await (await page.request.get('/api/city-list/')).json()
  const quiet = cities.filter((city) => PLACES[language].test(city))
  const { restaurant, suppliers } = await aMarket(
    browser,
    baseURL ?? '',
    [
      { name: 'Ferme Amont', minimum: '0', products: [] },
      { name: 'Ferme Aval', minimum: '0', products: [] },
    ],
    quiet[Math.floor(Math.random() * quiet.length)],
  )
  const [supplier, other] = suppliers
  if (!supplier || !other) throw new Error('two suppliers were built')
  const main = page.getByRole('main')
  const message = page.getByRole('textbox', { name: promotions.message })
  const send = page.getByRole('button', { name: promotions.submit })
  const toast = (text: string) => page.getByRole('alert').filter({ hasText: text })

  await test.step('the supplier is asked for a text, sees to how many it goes, and sends it', async () => {
    await signIn(supplier)
    await page.goto('/account?to=promotion')
    await expect(main).toContainText(promotions.recipients(1))
    await send.click()
    await expect(message).toBeFocused()
    await expect(main).toContainText(fieldProblems.promotion_required)
    await message.fill(`Bavette en rabais\n${mark}`)
    await send.click()
    await expect(toast(promotions.sent)).toBeVisible()
    await expect(message).toHaveValue('')
    await expect(page.getByRole('article')).toContainText(mark)
  })

  await test.step('the restaurant reads it and wants no more, by the link and without signing in', async () => {
    const { text } = await lastMailTo(restaurant.email, new RegExp(supplier.name))
    expect(text).toContain(mark)
    await page.context().clearCookies()
    const link = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(text)?.[0] ?? ''
    await page.goto(new URL(link).pathname)
    await page.getByRole('button', { name: promotions.stopSupplier(supplier.name) }).click()
    await expect(main).toContainText(promotions.stoppedSupplier(supplier.name))
    await page.getByRole('button', { name: promotions.stopAll }).click()
    await expect(main).toContainText(promotions.stoppedAll)
  })

  await test.step('the next supplier’s promotion reaches nobody, and its text is still there', async () => {
    await signIn(other)
    await page.goto('/account?to=promotion')
    await expect(main).toContainText(promotions.recipients(0))
    await message.fill('Onglet en rabais')
    await send.click()
    await expect(main).toContainText(promotions.sentToNobody)
    await expect(page.getByText(promotions.sent, { exact: true })).toHaveCount(0)
    await expect(message).toHaveValue('Onglet en rabais')
  })

  await test.step('in its account the restaurant takes them again', async () => {
    await signIn(restaurant)
    await page.goto('/account')
    await expect(main).toContainText(promotionConsent.refused('').replace(/ ?\(.*/, ''))
    await page.getByRole('button', { name: promotionConsent.yes }).click()
    await expect(main).toContainText(promotionConsent.given('').replace(/ ?\(.*/, ''))
    await page.getByRole('button', { name: promotions.resumeSupplier(supplier.name) }).click()
    await expect(page.getByText(promotions.stoppedSuppliers)).toHaveCount(0)
    await expect(page.getByRole('tab', { name: accounts.info })).toBeVisible()
  })
})

test('a supplier names a special in a promotion; one that ended meanwhile is said; the mail leads to the product at its new price @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { promotions, promotedSpecials: words, fieldProblems, ownPrices } = texts
  const cities: string[] = await (await page.request.get('/api/city-list/')).json()
  const quiet = cities.filter((city) => PLACES[language].test(city))
  const products = ['Bavette', 'Onglet'].map((name) => ({
    ...{ name, price: '50.00', quantity: '10', unit: 'kg' },
  }))
  const { restaurant, suppliers } = await aMarket(
    browser,
    baseURL ?? '',
    [{ name: 'Ferme Solde', minimum: '0', products }],
    quiet[Math.floor(Math.random() * quiet.length)],
  )
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  const [flank = '', skirt = ''] = supplier.products
  const dollars = (amount: string) => formatDollars(language, amount)
  const choices = page.getByRole('group', { name: words.title })
  const box = (name: string) => choices.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  const send = page.getByRole('button', { name: promotions.submit })
  const specials = async () =>
    (await (await page.request.get('/api/special-list/')).json()).specials
  await signIn(supplier)

  await test.step('without a special it is said where one is made', async () => {
    await page.goto('/account?to=promotion')
    await expect(choices).toContainText(words.none)
    await choices.getByRole('link', { name: words.add }).click()
    await expect(page).toHaveURL(/\/supplier\/specials$/)
    const found = await page.request.get('/api/supplier-product-list/?page=1')
    const { results } = await found.json()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format()
    for (const { public_id } of results)
      await post(page, '/api/special-save/', {
        ...{ product_public_id: public_id, price: '39.99', from_cases: 1 },
        ...{ from_day: today, until_day: later(today, 6) },
      })
  })
  const [{ until_day: until }] = await specials()

  await test.step('two are chosen; one ends before the promotion is sent, which is said beside them', async () => {
    await page.goto('/account?to=promotion')
    await expect(box(flank)).toHaveAccessibleName(
      new RegExp(words.insteadOf(dollars('50.00')).replace('$', '\\$')),
    )
    await page.getByRole('textbox', { name: promotions.message }).fill('Cette semaine.')
    await box(flank).check()
    await box(skirt).check()
    const ended = (await specials()).find(
      ({ product }: { product: { name_fr: string; name_en: string } }) =>
        [product.name_fr, product.name_en].includes(skirt),
    )
    await post(page, '/api/special-end/', { public_id: ended.public_id })
    await send.click()
    await expect(choices.getByText(fieldProblems.special_gone)).toBeVisible()
    expectProblem(problems, /400|indiqués|indicated/)
    await expect(box(skirt)).toHaveCount(0)
    await expect(box(flank)).toBeChecked()
  })

  await test.step('it is sent without that one, and the list says what it named', async () => {
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: promotions.sent })).toBeVisible()
    const named = page.getByRole('list', { name: words.named })
    await expect(named).toContainText(flank)
    await expect(named).toContainText(dollars('39.99'))
    await expect(named.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('the restaurant reads both prices, follows the link, and finds the special with its last day', async () => {
    const { text } = await lastMailTo(restaurant.email, new RegExp(supplier.name))
    expect(text).toContain(flank)
    for (const price of ['39.99', '50.00']) expect(text).toContain(formatDollars('fr', price))
    expect(text).not.toContain(skirt)
    await signIn(restaurant)
    const link = /https?:\/\/\S+\/product\/\S+/.exec(text)?.[0] ?? ''
    await page.goto(new URL(link).pathname)
    const main = page.getByRole('main')
    await expect(main).toContainText(dollars('39.99'))
    await expect(main).toContainText(ownPrices.special(formatShortDay(language, until, new Date())))
    await page.goto(`/categories/all?search=${encodeURIComponent(flank)}`)
    await expect(main).toContainText(ownPrices.special(formatShortDay(language, until, new Date())))
  })
})
