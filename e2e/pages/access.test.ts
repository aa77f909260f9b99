import type { Locator, Page } from '@playwright/test'
import { expect, expectProblem, test } from '../halles-test.ts'
import { hear, heard } from '../reading/hear.ts'
import { everythingArrived } from '../screens.ts'

// Without motion a window is there, and gone, at once.
for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a dialog keeps the focus until Escape, and gives it back to what opened it (${reducedMotion})`, async ({
    page,
    texts,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/login')
    const opener = page.getByRole('button', { name: texts.session.forgotten })
    await opener.press('Enter')
    await expectTrap(page, page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test(`the cart over a phone’s page keeps the focus until Escape, and gives it back (${reducedMotion})`, async ({
    page,
    texts,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn('restaurant')
    await page.goto('/account')
    const opener = page.getByRole('button', { name: new RegExp(`^${texts.cart.title},`) })
    await opener.press('Enter')
    await expectTrap(page, page.getByRole('dialog', { name: texts.cart.title }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
}

/** Round and round in both directions, and never out of it. */
async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(holdsFocus).toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press(key)
      // From its end to its beginning the focus goes by a guard beside it, for a frame.
      await expect.poll(holdsFocus, `${key} leads out of the dialog`).toBe(true)
    }
  }
}

test('Tab leads out of the menu of categories to what stands beside its button, never to a guard', async ({
  page,
  texts: { layout },
  signIn,
}) => {
  await signIn('restaurant')
  await page.goto('/account')
  const header = page.getByRole('banner')
  const opener = header.getByRole('button', { name: layout.categories })
  const menu = header.getByRole('menu')
  const open = async () => {
    await opener.press('Enter')
    await expect
      .poll(() => menu.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)
  }
  await open()
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: layout.places.orders })).toBeFocused()
  await expect(menu).toHaveCount(0)
  await open()
  await page.keyboard.press('Shift+Tab')
  await expect(opener).toBeFocused()
})

test('a product’s description stays while it is pointed at, and goes by Escape or with the pointer', async ({
  page,
  texts,
  signIn,
}) => {
  await signIn('restaurant')
  await page.goto('/categories/beef')
  const row = page.getByRole('row').nth(1)
  const opener = row.getByRole('button', { name: texts.catalogue.descriptionOf('') })
  const description = row.locator('[popover]')
  await opener.hover()
  await expect(description).toBeVisible()
  await description.hover()
  // Longer than the way there may take.
  await page.waitForTimeout(600)
  await expect(description).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(description).toBeHidden()
  await opener.hover()
  await expect(description).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(description).toBeHidden()
})

test('what a case in the cart makes of it is announced once', async ({ page, texts, signIn }) => {
  await signIn('restaurant')
  await page.goto('/categories/beef')
  const add = page.getByRole('button', { name: texts.cart.add('').trim() }).first()
  await add.waitFor()
  await everythingArrived(page)
  await page.getByRole('button', { name: texts.cart.open(9) }).waitFor()
  await hear(page)
  await add.press('Enter')
  await expect.poll(() => wordsHeard(page)).not.toEqual([])
  await expect(page.getByRole('complementary', { name: texts.cart.title })).toBeVisible()
  await everythingArrived(page)
  expect(await wordsHeard(page)).toEqual([expect.stringContaining(texts.cart.title)])
})

test('a refused login is announced, and its words stay when the toast has gone', async ({
  page,
  texts,
  problems,
}) => {
  await page.goto('/login')
  await hear(page)
  await page.getByLabel(texts.session.email).fill('resto@halles.example')
  await page.getByLabel(texts.session.password, { exact: true }).fill('un-autre-mot')
  await page.keyboard.press('Enter')
  const sentence = texts.refusals.invalid_credentials
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  const heardOfIt = async () => (await wordsHeard(page)).filter((words) => words.includes(sentence))
  await expect.poll(heardOfIt).toHaveLength(1)
  await expect(page.getByRole('main').getByText(sentence)).toBeFocused()
  expectProblem(problems, /401|La connexion/)
})

async function wordsHeard(page: Page): Promise<string[]> {
  return (await heard(page)).map(({ words }) => words)
}

test('names in the other language say which it is', async ({ page, texts, signIn }) => {
  await signIn('supplier')
  await page.goto('/supplier/categories/beef')
  const row = page.getByRole('row').nth(1)
  await expect(row.getByRole('cell').locator('[lang="en"]')).not.toBeEmpty()
  const toggle = page.getByRole('link', { name: texts.layout.otherLanguage })
  await expect(toggle).toHaveAttribute('lang', 'en')
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(row.getByRole('cell').locator('[lang="fr"]')).not.toBeEmpty()
})

test('with a reader’s own colours, buttons, badges and what is chosen keep their shape', async ({
  page,
  texts,
  signIn,
}) => {
  await signIn('supplier')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/account?to=orders&status=pending')
  const chosen = page.getByRole('tab', { name: texts.orders.supplierTabs.pending })
  const other = page.getByRole('tab', { name: texts.orders.supplierTabs.done })
  await expect.poll(() => edge(chosen)).not.toBe(await edge(other))
  await page.goto('/supplier/categories/beef')
  const main = page.getByRole('main')
  await expect
    .poll(() => edge(main.getByRole('link', { name: texts.products.add })))
    .not.toBe('none')
  expect(await edge(main.getByRole('row').getByRole('button').first())).not.toBe('none')
})

/** What is drawn around something when colours are the reader's. */
function edge(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const { borderStyle, outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element)
    if (borderStyle === 'none' && outlineStyle === 'none') return 'none'
    return [borderStyle, outlineStyle, outlineWidth, backgroundColor].join(' ')
  })
}
