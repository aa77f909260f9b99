import { expect, test } from '../halles-test.ts'
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
