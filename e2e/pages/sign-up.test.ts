import { expect, test } from '../halles-test.ts'
import { holdApplication } from '../hold-application.ts'

test('an empty form asks for everything and goes to the first field', async ({ page, texts }) => {
  await page.goto('/signup')
  await page.getByRole('link', { name: texts.signUp.kinds.supplier.title }).click()
  await expect(page).toHaveURL('/signup?type=supplier')
  await page.getByRole('button', { name: texts.signUp.submit }).click()
  await expect(page.getByLabel(texts.forms.name.supplier)).toBeFocused()
  await expect(page.getByText(texts.forms.problems.city_required)).toBeVisible()
  await expect(page.getByText(texts.fieldProblems.supplier_cities_required)).toBeVisible()
  const cities = page.getByRole('combobox', { name: texts.forms.deliveryCities })
  await expect(cities).toHaveAttribute('aria-required', 'true')
  await expect(cities).toHaveAttribute('aria-invalid', 'true')
  await expect(cities).toHaveAccessibleDescription(
    new RegExp(texts.fieldProblems.supplier_cities_required),
  )
  await expect(page.getByText(texts.fieldProblems.minimum_order_price_invalid)).toBeVisible()
  await expect(page.getByRole('main').getByText(texts.signUp.terms.supplier)).toBeVisible()
})

test('a step back keeps what was typed, passwords too', async ({ page, texts }) => {
  const cities = page.waitForResponse('**/api/city-list/')
  await page.goto('/signup?type=restaurant')
  await cities
  await page.getByLabel(texts.forms.name.restaurant).fill('Chez Odile')
  await page.getByLabel(texts.signUp.password, { exact: true }).fill('trois-petits-pois')
  await page.getByRole('link', { name: texts.signUp.change }).click()
  await page.getByRole('link', { name: texts.signUp.kinds.supplier.title }).click()
  await expect(page.getByLabel(texts.forms.name.supplier)).toHaveValue('Chez Odile')
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel(texts.forms.name.restaurant)).toHaveValue('Chez Odile')
  await expect(page.getByLabel(texts.signUp.password, { exact: true })).toHaveValue(
    'trois-petits-pois',
  )
})

test('a city is one of the list, however it is written', async ({ page, texts }) => {
  const cities = page.waitForResponse('**/api/city-list/')
  await page.goto('/signup?type=restaurant')
  await cities
  const city = page.getByRole('combobox', { name: texts.forms.city, exact: true })
  await city.fill('Atlantide')
  await page.getByRole('button', { name: texts.signUp.submit }).click()
  await expect(page.getByText(texts.fieldProblems.city_unknown)).toBeVisible()
  await expect(city).toHaveValue('Atlantide')
  await city.fill('longue')
  await page.getByRole('option', { name: 'Longueuil' }).waitFor()
  await city.press('ArrowDown')
  await city.press('Enter')
  await expect(city).toHaveValue('Longueuil')
  await city.fill('montreal')
  await city.press('Tab')
  await expect(city).toHaveValue('Montréal')
})

test('delivery cities are added by the keyboard and removed one by one or all', async ({
  page,
  texts,
}) => {
  const { forms } = texts
  const cities = page.waitForResponse('**/api/city-list/')
  await page.goto('/signup?type=supplier')
  await cities
  const search = page.getByRole('combobox', { name: forms.deliveryCities })
  for (const name of ['Laval', 'Québec']) {
    await search.fill(name.toLowerCase())
    await page.getByRole('option', { name, exact: true }).waitFor()
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(search).toHaveValue('')
  }
  await expect(page.getByText(forms.deliveryCitiesCount(2))).toBeVisible()
  await page.getByRole('button', { name: forms.removeCity('Laval') }).click()
  await expect(page.getByText(forms.deliveryCitiesCount(1))).toBeVisible()
  await expect(page.getByRole('button', { name: forms.removeCity('Québec') })).toBeFocused()
  await page.getByRole('button', { name: forms.addEveryCity(0).replace(/0.*/, '') }).click()
  await expect(search).toBeFocused()
  await page.getByRole('button', { name: forms.removeEveryCity }).click()
  await expect(search).toBeFocused()
  await expect(page.getByText(forms.deliveryCitiesCount(0))).toBeVisible()
})

test('the cities of a region are added at once, and many are shown when asked for', async ({
  page,
  texts,
}) => {
  const { forms } = texts
  const answer = page.waitForResponse('**/api/city-list/')
  await page.goto('/signup?type=supplier')
  const cities: string[] = await (await answer).json()
  await page.getByRole('button', { name: forms.addRegion.montreal(0).replace(/\d.*/, '') }).click()
  await expect(page.getByRole('combobox', { name: forms.deliveryCities })).toBeFocused()
  const shown = page.getByRole('button', { name: forms.showChosenCities(0).split('0')[0] ?? '' })
  await expect(shown).toContainText(/[3-8]\d/)
  const list = page.getByRole('toolbar', { name: forms.deliveryCities })
  await expect(list).toHaveCount(0)
  await shown.click()
  for (const name of ['Montréal', 'Laval', 'Longueuil', 'Terrebonne'])
    await expect(
      list.getByRole('button', { name: forms.removeCity(name), exact: true }),
    ).toBeVisible()
  await expect(list.getByRole('button', { name: forms.removeCity('Québec') })).toHaveCount(0)
  expect(cities).toContain('Québec')
})

test('a restaurant is asked about promotions apart from the terms, with no answer chosen beforehand', async ({
  page,
  texts,
}) => {
  const { promotionConsent, forms, layout, signUp } = texts
  await page.goto('/signup?type=restaurant')
  const group = page.getByRole('radiogroup', { name: promotionConsent.question })
  await expect(group).toHaveAccessibleDescription(
    /Les Halles d’essai inc\., 1, place du Marché, Québec .*retirer votre consentement/,
  )
  const [yes, no] = [promotionConsent.yes, promotionConsent.no].map((name) =>
    group.getByRole('radio', { name }),
  )
  if (!yes || !no) throw new Error('two answers were asked for')
  await expect(yes).not.toBeChecked()
  await expect(no).not.toBeChecked()
  await page.getByRole('button', { name: signUp.submit }).click()
  await expect(page.getByText(forms.problems.consent_required)).toBeVisible()
  await expect(group).toHaveAttribute('aria-invalid', 'true')
  await yes.focus()
  await page.keyboard.press('ArrowDown')
  await expect(no).toBeChecked()
  await expect(page.getByText(forms.problems.consent_required)).toHaveCount(0)
  await expect(page.getByRole('main').getByText(signUp.terms.restaurant)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: layout.terms })).toHaveAttribute(
    'href',
    /^\/terms/,
  )

  await page.goto('/signup?type=supplier')
  await expect(page.getByLabel(forms.name.supplier)).toBeVisible()
  await expect(page.getByRole('radiogroup')).toHaveCount(0)
})

test('French terms are all that whoever signs up in French is asked to accept', async ({
  page,
  texts,
}) => {
  await page.goto('/signup?type=supplier')
  await expect(page.getByRole('main').getByText(texts.signUp.terms.supplier)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('the French terms are given first, and the English ones are wished for expressly', async ({
    page,
    texts,
  }) => {
    const { signUp, forms } = texts
    await page.goto('/signup?type=supplier&lang=en')
    const given = page.getByRole('link', { name: signUp.terms.inFrench })
    await expect(given).toHaveAttribute('href', '/terms?lang=fr')
    await expect(given).toHaveAttribute('lang', 'fr')
    const wish = page.getByRole('checkbox', { name: signUp.terms.wishEnglish })
    await expect(wish).not.toBeChecked()
    await page.getByRole('button', { name: signUp.submit }).click()
    await expect(page.getByText(forms.problems.english_not_wished)).toBeVisible()
    await expect(wish).toHaveAttribute('aria-invalid', 'true')
    await wish.check()
    await expect(page.getByText(forms.problems.english_not_wished)).toHaveCount(0)
  })
})

test('an answer given before the application was there counts', async ({ page, texts }) => {
  const release = await holdApplication(page)
  await page.goto('/signup?type=restaurant', { waitUntil: 'commit' })
  const yes = page.getByRole('radio', { name: texts.promotionConsent.yes })
  await yes.check()
  release()
  await page.waitForLoadState('networkidle')
  await expect(yes).toBeChecked()
  await page.getByRole('button', { name: texts.signUp.submit }).click()
  await expect(page.getByLabel(texts.forms.name.restaurant)).toBeFocused()
  await expect(page.getByText(texts.forms.problems.consent_required)).toHaveCount(0)
})

test('a thousand delivery cities are one tab stop, worked by arrows, letters and Delete', async ({
  page,
  texts,
}) => {
  const { forms } = texts
  const answer = page.waitForResponse('**/api/city-list/')
  await page.goto('/signup?type=supplier')
  const cities: string[] = await (await answer).json()
  await page.getByRole('button', { name: forms.addEveryCity(cities.length) }).click()
  await expect(
    page.getByText(forms.deliveryCitiesCount(cities.length), { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: forms.showChosenCities(cities.length) }).click()
  const removing = (name = '') =>
    page.getByRole('button', { name: forms.removeCity(name), exact: true })

  await page.getByRole('button', { name: forms.removeEveryCity }).focus()
  await page.keyboard.press('Tab')
  await expect(removing(cities[0])).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(forms.firstName)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(removing(cities[1])).toBeFocused()
  await page.keyboard.press('End')
  await expect(removing(cities.at(-1))).toBeFocused()
  await page.keyboard.type('trois')
  const found = cities.filter((name) => name.toLowerCase().startsWith('trois'))
  await expect(removing(found[0])).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(page.getByText(forms.deliveryCitiesCount(cities.length - 1))).toBeVisible()
  await expect(removing(found[1] ?? cities[cities.indexOf(found[0] ?? '') + 1])).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(removing(found[1] ?? cities[cities.indexOf(found[0] ?? '') + 1])).toBeFocused()

  await page.getByRole('combobox', { name: forms.deliveryCities }).fill('montreal')
  await expect(removing('Montréal')).toBeVisible()
  await expect(removing('Laval')).toHaveCount(0)
  await expect(page.getByText(forms.citiesNone)).toHaveCount(0)
})

test('passwords that differ are not sent', async ({ page, texts }) => {
  let sent = false
  page.on('request', (request) => {
    if (request.url().includes('signup/')) sent = true
  })
  await page.goto('/signup?type=restaurant')
  await page.getByLabel(texts.signUp.password, { exact: true }).fill('trois-petits-pois')
  await page.getByLabel(texts.signUp.confirmation).fill('trois-petits-poix')
  await page.getByRole('button', { name: texts.signUp.submit }).click()
  await expect(page.getByText(texts.forms.problems.confirmation_differs)).toBeVisible()
  expect(sent).toBe(false)
})

test('a form that is sent twice is one account, and says so once [A082]', async ({
  page,
  signIn,
  texts,
}) => {
  const { forms, signUp } = texts
  const email = `deux-fois-${crypto.randomUUID().slice(0, 8)}@halles.example`
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('restaurant-signup/')) sent++
  })
  await page.goto('/signup?type=restaurant')
  await page.getByLabel(forms.name.restaurant).fill('Chez Odile')
  await page.getByLabel(forms.address).fill('12, rue des Halles')
  await page.getByRole('combobox', { name: forms.city, exact: true }).fill('Montréal')
  await page.getByLabel(forms.zipCode).fill('H2X 1Y4')
  await page.getByLabel(forms.phone).fill('514 555-0142')
  await page.getByLabel(forms.firstName).fill('Odile')
  await page.getByLabel(forms.lastName, { exact: true }).fill('Roy')
  await page.getByLabel(forms.email, { exact: true }).fill(email)
  await page.getByLabel(signUp.password, { exact: true }).fill('trois-petits-pois')
  await page.getByLabel(signUp.confirmation).fill('trois-petits-pois')
  await page.getByRole('radio', { name: texts.promotionConsent.no }).check()
  await page.getByRole('button', { name: signUp.submit }).dblclick()
  await expect(page.getByRole('dialog', { name: signUp.successTitle })).toContainText(email)
  expect(sent).toBe(1)

  await signIn('operator')
  const accounts = await page.request.get(`/api/operator/accounts/?search=${email}`)
  expect(await accounts.json()).toMatchObject({ count: 1 })
})
