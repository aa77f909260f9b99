import { aPendingRestaurant } from '../business.ts'
import { demoAccount, expect, expectProblem, test } from '../halles-test.ts'

test('an account can sign in once the operator has activated it', async ({
  page,
  signIn,
  texts,
}) => {
  const { activate } = texts.operator.transitions
  const business = await aPendingRestaurant(page)
  await signIn('operator')
  await page.goto('/operator')
  await page.getByLabel(texts.operator.searchLabel).fill(business.email)
  await expect(page).toHaveURL(/search=cantine/)
  const account = page.getByRole('article').filter({ hasText: business.name })
  await expect(account).toContainText(business.email)
  await account.getByRole('button', { name: activate.of(business.name) }).click()
  const dialog = page.getByRole('dialog', { name: activate.title(business.name) })
  await dialog.getByRole('button', { name: activate.button }).click()
  await expect(page.getByRole('alert')).toContainText(activate.done(business.name))
  await expect(account).toHaveCount(0)

  await signIn(business)
  await page.goto('/account')
  await expect(page.getByRole('banner')).toContainText(business.name)
})

test('a refusal needs a reason, which stays with the account and in the trail', async ({
  page,
  signIn,
  texts,
}) => {
  const { refuse } = texts.operator.transitions
  const { name, email } = await aPendingRestaurant(page)
  await signIn('operator')
  await page.goto(`/operator?search=${email}`)
  await page.getByRole('button', { name: refuse.of(name) }).click()
  const dialog = page.getByRole('dialog', { name: refuse.title(name) })
  await dialog.getByRole('button', { name: refuse.button }).click()
  await expect(dialog.getByLabel(texts.operator.reason)).toBeFocused()
  await expect(dialog).toContainText(texts.fieldProblems.required)
  await dialog.getByLabel(texts.operator.reason).fill('Adresse introuvable')
  await dialog.getByRole('button', { name: refuse.button }).click()
  await expect(page.getByRole('alert')).toContainText(refuse.done(name))

  await page.getByRole('button', { name: texts.operator.statuses.refused }).click()
  await expect(page).toHaveURL(/status=refused/)
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(
    'Adresse introuvable',
  )
  await page.getByRole('tab', { name: texts.operator.tabs.actions }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    'Adresse introuvable',
  )
})

test('a suspended account is brought back, and the address keeps the place', async ({
  page,
  signIn,
  texts,
}) => {
  const { activate, suspend, reactivate } = texts.operator.transitions
  const { name, email } = await aPendingRestaurant(page)
  await signIn('operator')
  await page.goto(`/operator?status=all&search=${email}`)
  for (const move of [activate, suspend, reactivate]) {
    await page.getByRole('button', { name: move.of(name) }).click()
    await page.getByRole('dialog').getByRole('button', { name: move.button }).click()
    await expect(page.getByRole('alert').filter({ hasText: move.done(name) })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByLabel(texts.operator.searchLabel)).toHaveValue(email)
  await expect(page.getByRole('article')).toContainText(texts.operator.status.active)
})

test('a question that is closed gives the focus back', async ({ page, signIn, texts }) => {
  await signIn('operator')
  const { name, email } = demoAccount('supplier')
  // Accounts that another test opens meanwhile come and go in the list.
  await page.goto(`/operator?status=active&search=${email}`)
  const ask = page.getByRole('button', { name: texts.operator.transitions.suspend.of(name) })
  await ask.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(ask).toBeFocused()
  await ask.click()
  await page.getByRole('button', { name: texts.common.close }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a city is added once, retired and put back', async ({ page, signIn, texts, problems }) => {
  const { operator } = texts
  const name = `Sainte-Halle-${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  await signIn('operator')
  await page.goto(`/operator?tab=cities&search=${name}`)
  await expect(page.getByText(operator.noCities)).toBeVisible()
  const field = page.getByLabel(operator.cityName, { exact: true })
  const add = page.getByRole('button', { name: operator.cityAdd, exact: true })
  await field.fill(name)
  await add.click()
  await expect(page.getByRole('row', { name })).toContainText(operator.usedByCount(0))
  await expect(field).toHaveValue('')
  await field.fill(name)
  await add.click()
  await expect(page.getByText(texts.refusals.city_exists)).toBeVisible()
  await expect(field).toHaveValue(name)
  expectProblem(problems, /409|déjà/)

  await page.getByRole('button', { name: operator.cityRetireOf(name) }).click()
  await page.getByRole('dialog').getByRole('button', { name: operator.cityRetire }).click()
  await page.getByRole('button', { name: operator.cityRestoreOf(name) }).click()
  await expect(page.getByRole('row', { name })).toContainText(operator.usedByCount(0))
})

test('a file of cities says how many were new, and a wrong one what is wrong', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { operator, fieldProblems } = texts
  const name = `Sainte-Liste-${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  await signIn('operator')
  await page.goto('/operator?tab=cities')
  const file = page.locator('input[type=file]')
  const csv = (text: string) => ({
    name: 'villes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await file.setInputFiles(csv('ville\nLaval\n'))
  await expect(page.getByText(fieldProblems.csv_column_missing)).toBeVisible()
  expectProblem(problems, /400|champs/)
  await file.setInputFiles(csv(`name\nLaval\n${name}\n`))
  await expect(page.getByText(operator.cityImported({ added: 1, known: 1 }))).toBeVisible()
  await page.getByRole('tab', { name: operator.tabs.actions }).click()
  const done = page.getByRole('listitem').filter({ hasText: operator.citiesAdded(1) })
  await expect(done.first()).toBeVisible()
})
