import type { Page } from '@playwright/test'
import { demoAccount, expect, expectProblem, test } from '../halles-test.ts'
import { hear, heard } from '../reading/hear.ts'

test('the language toggle changes every word and is stored', async ({ page, texts }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('link', { name: texts.layout.otherLanguage }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All your suppliers, one cart.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All your suppliers, one cart.')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
})

test('the toggle tells the server in which language to write to the account', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('operator')
  await page.goto('/operator')
  const sent = page.waitForRequest('**/api/language/')
  await page.getByRole('link', { name: texts.layout.otherLanguage }).click()
  expect((await sent).postDataJSON()).toEqual({ lang: 'en' })
  expect((await (await sent).response())?.status()).toBe(204)
})

test('a language nobody speaks here is French', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'de'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('the header', () => {
  test('offers a visitor the login, and nothing of the market', async ({ page, texts }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: texts.layout.login })).toBeVisible()
    await expect(header.getByRole('searchbox')).toHaveCount(0)
    await expect(header.getByRole('button', { name: texts.layout.categories })).toHaveCount(0)
  })

  for (const [role, home] of [
    ['restaurant', '/categories'],
    ['supplier', '/supplier/categories'],
  ] as const) {
    test(`leads a ${role} to categories, search and home`, async ({ page, signIn, texts }) => {
      await signIn(role)
      await page.goto('/account')
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: texts.layout.login })).toHaveCount(0)

      const categories = header.getByRole('button', { name: texts.layout.categories })
      const look = await categories.getAttribute('class')
      await categories.click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expect(categories).toHaveAttribute('class', look ?? '')
      await page.getByRole('menuitem', { name: texts.menu.seafood }).click()
      await expect(page).toHaveURL(`${home}/seafood`)

      const search = header.getByRole('searchbox')
      await search.fill('   ')
      await search.press('Enter')
      await expect(page).toHaveURL(`${home}/seafood`)
      await search.fill(' bœuf & 12 ')
      await search.press('Enter')
      await expect(page).toHaveURL(
        (url) => url.pathname === `${home}/all` && url.searchParams.get('search') === 'bœuf & 12',
      )

      await header.getByRole('link', { name: texts.layout.places.orders }).click()
      await expect(page).toHaveURL(role === 'restaurant' ? '/orders' : '/supplier/orders')

      await header.getByRole('link', { name: texts.layout.home }).click()
      await expect(page).toHaveURL(home)
    })

    test(`takes one row of a ${role}’s phone, and the footer one of links`, async ({
      page,
      signIn,
      texts,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(role)
      for (const path of ['/account', '/faq']) {
        await page.goto(path)
        const footer = page.getByRole('contentinfo')
        await expect(footer).toContainText(demoAccount(role).name)
        expect((await page.getByRole('main').boundingBox())?.y).toBe(60)
        const links = footer.getByRole('link')
        expect(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(['/about-us', '/privacy', '/terms', '/faq', '/contact-us', '?lang=en'])
        const tops = await links.evaluateAll((all) =>
          all.map((link) => link.getBoundingClientRect().y),
        )
        expect(new Set(tops).size).toBe(1)
        expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(72)
        const bar = page.getByRole('navigation', { name: texts.layout.bar })
        const orders = bar.getByRole('link', { name: texts.layout.places.orders })
        await expect(orders).toBeInViewport({ ratio: 1 })
      }
    })
  }

  test('leads an operator to the operator page, without a market', async ({
    page,
    signIn,
    texts,
  }) => {
    await signIn('operator')
    await page.goto('/not-authorized')
    const header = page.getByRole('banner')
    await expect(header.getByRole('searchbox')).toHaveCount(0)
    await header.getByRole('link', { name: texts.layout.account }).click()
    await expect(page).toHaveURL('/operator')
  })
})

test('a page that does not exist says so, with its status and a way out', async ({
  page,
  texts,
  problems,
}) => {
  const response = await page.goto('/categoriess')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.pages.notFoundTitle)
  await page.getByRole('link', { name: texts.pages.home }).click()
  await expect(page).toHaveURL('/')
  expectProblem(problems, /404/)
})

test('a frequent question opens by its address', async ({ page, texts }) => {
  const { delivery, minimum } = texts.faq.groups.orders.list
  await page.goto('/faq#delivery')
  await expect(page.getByText(delivery.answer)).toBeInViewport()
  await expect(page.getByText(minimum.answer)).toBeHidden()
})

test('the keyboard skips the header, and goes on in a new page where it begins', async ({
  page,
  texts,
}) => {
  await page.goto('/contact-us')
  await takenOver(page)
  await page.keyboard.press('Tab')
  await expect(page.getByText(texts.layout.skip)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: texts.layout.login }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.session.title)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(`${texts.session.title} · Halles`)
})

test.describe('the slide between pages', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const types: string[][] = []
      const start = document.startViewTransition.bind(document)
      Object.assign(window, { transitionTypes: types })
      document.startViewTransition = (options) => {
        if (typeof options === 'object') types.push([...(options?.types ?? [])])
        return start(options)
      }
    })
  })

  test('differs forward and back', async ({ page, texts }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/contact-us')
    await takenOver(page)
    await page.getByRole('banner').getByRole('link', { name: texts.layout.login }).click()
    await expect(page).toHaveURL('/login')
    await expect.poll(() => transitionTypes(page)).toEqual([['slide-forward']])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.session.title)
    await page.goBack()
    await expect.poll(() => transitionTypes(page)).toEqual([['slide-forward'], ['slide-back']])
  })

  test('is left out for those who prefer reduced motion', async ({ page, texts }) => {
    await page.goto('/contact-us')
    await takenOver(page)
    await page.getByRole('banner').getByRole('link', { name: texts.layout.login }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.session.title)
    expect(await transitionTypes(page)).toEqual([])
  })
})

test('a page has the width of product.md 9, by default 1000 px', async ({ page, signIn }) => {
  const main = page.getByRole('main')
  for (const [viewer, path, width] of [
    ['visitor', '/login', 600],
    ['visitor', '/reset-password/MQ/a-token', 600],
    ['visitor', '/signup?type=supplier', 700],
    ['visitor', '/contact-us', 1000],
    ['visitor', '/faq', 1000],
    ['visitor', '/privacy', 1000],
    ['restaurant', '/categories/beef', 1500],
    ['restaurant', '/checkout', 1000],
    ['restaurant', '/review', 1000],
    ['supplier', '/supplier/categories/beef', 1500],
    ['supplier', '/supplier/categories/beef/add', 1000],
  ] as const) {
    if (viewer !== 'visitor') await signIn(viewer)
    await page.goto(path)
    const content = main.locator('[style*="max-width"]').first()
    await expect(content, path).toHaveCSS('max-width', `${width}px`)
  }
})

test('while a request lies over the page, nothing under it takes a click, a key or the focus', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { passwords } = texts
  await signIn('restaurant')
  await page.goto('/account?to=profile')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/change-password/', async (route) => {
    await held
    await route.fulfill({ status: 400, json: { code: 'wrong_password', message: 'Non.' } })
  })
  await page.getByRole('button', { name: passwords.change }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(passwords.current).fill('marche-du-matin')
  await dialog.getByLabel(passwords.newPassword, { exact: true }).fill('trois-petits-pois')
  await dialog.getByLabel(passwords.confirmation, { exact: true }).fill('trois-petits-pois')
  await hear(page)
  await page.keyboard.press('Enter')
  const overlay = page.locator('body > [data-busy]')
  await expect(overlay).toBeVisible()
  await expect
    .poll(() => heard(page))
    .toContainEqual({
      by: 'polite',
      words: texts.common.loading,
      cameWithWords: false,
    })
  for (const key of ['Tab', 'Shift+Tab', 'Escape']) await page.keyboard.press(key)
  const hasFocus = await page.evaluate(() => document.activeElement !== document.body)
  expect(hasFocus).toBe(false)
  await expect(page.locator('body > :not([inert], [aria-live])')).toHaveCount(1)
  release()
  await expect(overlay).toHaveCount(0)
  await expect(dialog.getByLabel(passwords.current)).toBeFocused()
  // A hidden tab is so by itself.
  await expect(page.locator('[inert]:not([role="tabpanel"])')).toHaveCount(0)
  expectProblem(problems, /400|Non/)
})

test('what product.md sends without the loading indicator lies over nothing', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  await page.goto('/account')
  await page.getByRole('button', { name: texts.accounts.edit, exact: true }).click()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const path = '**/api/restaurant-account-info/'
  await page.route(path, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: texts.accounts.save }).click()
  expect((await sent).url()).toContain('/api/restaurant-account-info/')
  // Longer than the overlay waits.
  await page.waitForTimeout(800)
  await expect(page.locator('body > [data-busy]')).toHaveCount(0)
  release()
  await expect(page.getByRole('alert').filter({ hasText: texts.accounts.saved })).toBeVisible()
})

function transitionTypes(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'transitionTypes'))
}

/** The application is there, and has nothing more to load. */
async function takenOver(page: Page): Promise<void> {
  await page.locator('html[data-application]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
