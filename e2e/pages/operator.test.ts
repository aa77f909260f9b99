import { expect, post, test } from '../halles-test.ts'

test('an account can sign in once the operator has activated it', async ({
  page,
  signIn,
  texts,
}) => {
  const name = `Cantine Belhumeur ${Date.now()}`
  const user = {
    first_name: 'Ana',
    last_name: 'Roy',
    email: `cantine-${Date.now()}@halles.example`,
    password: 'trois-petits-pois',
  }
  await post(page, '/api/restaurant-signup/', {
    user,
    restaurant: {
      name,
      address: '12, rue des Halles',
      city: 'Montréal',
      zip_code: 'H2X 1Y4',
      phone_number: '514 555-0142',
    },
  })

  await signIn('operator')
  await page.goto('/operator')
  const account = page.getByRole('article').filter({ hasText: name })
  await expect(account).toContainText(user.email)
  await account.getByRole('button', { name: texts.operator.activateName(name) }).click()
  const dialog = page.getByRole('dialog', { name: texts.operator.activateTitle(name) })
  await dialog.getByRole('button', { name: texts.operator.activate }).click()
  await expect(page.getByRole('alert')).toContainText(texts.operator.activated(name))
  await expect(account).toHaveCount(0)

  await signIn(user)
  await page.goto('/account')
  await expect(page.getByRole('banner')).toContainText(name)
})

test('a question that is closed gives the focus back', async ({ page, signIn, texts }) => {
  await signIn('operator')
  await page.goto('/operator')
  const ask = page.getByRole('article').first().getByRole('button')
  await ask.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(ask).toBeFocused()
  await ask.click()
  await page.getByRole('button', { name: texts.common.close }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
