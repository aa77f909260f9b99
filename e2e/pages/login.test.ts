import { demoAccount, expect, expectProblem, test } from '../halles-test.ts'
import { holdApplication } from '../hold-application.ts'

const restaurant = demoAccount('restaurant')

test.describe('login', () => {
  test('leads to the page that was asked for, loaded anew', async ({ page, texts }) => {
    await page.goto('/account?to=orders')
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.getByLabel(texts.session.email).fill(restaurant.email)
    await page.getByLabel(texts.session.password, { exact: true }).fill(restaurant.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account?to=orders')
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
  })

  for (const path of ['/login', '/login?redirect=/cart']) {
    test(`does not move at ${path} when the application comes: a press begun before it counts`, async ({
      page,
      texts,
      problems,
    }) => {
      const release = await holdApplication(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByLabel(texts.session.email).fill(restaurant.email)
      await page.getByLabel(texts.session.password, { exact: true }).fill('autre-chose')
      const submit = page.getByRole('main').getByRole('button', { name: texts.session.submit })
      await submit.hover()
      await page.mouse.down()
      const box = await submit.boundingBox()
      release()
      await page.locator('html[data-application]').waitFor({ state: 'attached' })
      expect(await submit.boundingBox()).toEqual(box)
      await page.mouse.up()
      await expect(page.getByRole('alert')).toContainText(texts.refusals.invalid_credentials)
      expectProblem(problems, /401|échoué/)
    })
  }

  for (const role of ['restaurant', 'supplier', 'operator'] as const) {
    test(`without a target leads a ${role} home`, async ({ page, texts }) => {
      const { email, password } = demoAccount(role)
      await page.goto('/login')
      await page.getByLabel(texts.session.email).fill(email)
      await page.getByLabel(texts.session.password, { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: texts.session.submit }).click()
      const home = {
        restaurant: '/categories',
        supplier: '/supplier/categories',
        operator: '/operator',
      }
      await expect(page).toHaveURL(home[role])
    })
  }

  for (const target of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
  ]) {
    test(`is not led astray to ${target} [A049]`, async ({ page, texts }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
      await page.getByLabel(texts.session.email).fill(restaurant.email)
      await page.getByLabel(texts.session.password, { exact: true }).fill(restaurant.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/categories')
    })
  }

  test('with a wrong password says so, and keeps what was typed', async ({
    page,
    texts,
    problems,
  }) => {
    await page.goto('/login')
    await page.getByLabel(texts.session.email).fill(restaurant.email)
    await page.getByLabel(texts.session.password, { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    const toast = page.getByRole('alert')
    await expect(toast).toContainText(texts.common.errorTitle)
    await expect(toast).toContainText(texts.refusals.invalid_credentials)
    await expect(page.getByRole('main')).toContainText(texts.refusals.invalid_credentials)
    await expect(page.getByLabel(texts.session.email)).toHaveValue(restaurant.email)
    expectProblem(problems, /401|échoué/)
    // product.md 4: toasts close by themselves; the message beside the form stays.
    await expect(toast).toHaveCount(0, { timeout: 6000 })
    await expect(page.getByRole('main')).toContainText(texts.refusals.invalid_credentials)
  })

  test('left empty asks for both, each once, and goes to the first field', async ({
    page,
    texts,
  }) => {
    const { problems } = texts.forms
    await page.goto('/login')
    await page.getByRole('main').getByRole('button', { name: texts.session.submit }).click()
    await expect(page.getByText(problems.email_required)).toHaveCount(1)
    await expect(page.getByText(problems.password_required_too)).toHaveCount(1)
    await expect(page.getByLabel(texts.session.email)).toBeFocused()
  })

  test('refuses what is no e-mail address before it asks the server', async ({ page, texts }) => {
    await page.goto('/login')
    await page.getByLabel(texts.session.email).fill('resto at halles')
    await page.getByLabel(texts.session.password, { exact: true }).fill('whatever it is')
    await page.keyboard.press('Enter')
    await expect(page.getByText(texts.fieldProblems.email_invalid)).toBeVisible()
  })

  test('raises the busy overlay while a call lasts', async ({ page, texts }) => {
    let answer: () => void = () => {}
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/auth/login/', async (route) => {
      await waiting
      await route.continue()
    })
    await page.goto('/login')
    await page.getByLabel(texts.session.email).fill(restaurant.email)
    await page.getByLabel(texts.session.password, { exact: true }).fill(restaurant.password)
    await page.keyboard.press('Enter')
    const overlay = page.locator('[data-busy]')
    await expect(overlay).toBeVisible()
    answer()
    await expect(page).toHaveURL('/categories')
  })
})
