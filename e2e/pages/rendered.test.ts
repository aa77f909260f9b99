import { rendered as english } from '@halles/texts/en/rendered.ts'
import { rendered as french } from '@halles/texts/fr/rendered.ts'
import { type AllTexts, allTexts } from '../all-texts.ts'
import { expect, test } from '../halles-test.ts'

const { fr, en } = allTexts

const PAGES = [
  ['/', (texts: AllTexts) => texts.landing.headline],
  ['/about-us', (texts: AllTexts) => texts.about.title],
  ['/faq', (texts: AllTexts) => texts.faq.title],
  ['/privacy', (texts: AllTexts) => texts.privacy.title],
  ['/terms', (texts: AllTexts) => texts.terms.title],
  ['/contact-us', (texts: AllTexts) => texts.contact.title],
  ['/login', (texts: AllTexts) => texts.session.title],
  ['/signup', (texts: AllTexts) => texts.signUp.title],
  ['/not-authorized', (texts: AllTexts) => texts.pages.notAuthorizedTitle],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page that anyone may read is there in both languages', async ({ page, problems }) => {
    for (const [path, titleIn] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(fr))
      await page.getByRole('link', { name: fr.layout.otherLanguage }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(en))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    }
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.pages.notFoundTitle)
    problems.length = 0
  })

  test('forms show their labels, and say what they lack', async ({ page }) => {
    await page.goto('/contact-us')
    await expect(page.getByLabel(fr.contact.email)).toBeVisible()
    expect(await page.locator('noscript').textContent()).toContain(french.needsScript)
    await page.goto('/login?lang=en')
    await expect(page.getByLabel(en.session.password, { exact: true })).toBeVisible()
  })
})

test.describe('without JavaScript, behind a login', () => {
  test.use({ javaScriptEnabled: false })

  test('a page says in both languages what it lacks, and is not blank', async ({ page }) => {
    await page.goto('/categories')
    const sentences = page.locator('noscript p')
    await expect(sentences).toHaveText([
      french.applicationNeedsScript,
      english.applicationNeedsScript,
    ])
    await expect(sentences.first()).toBeVisible()
  })

  test('only a page with a form speaks of one', async ({ page, problems }) => {
    for (const path of ['/contact-us', '/login', '/signup?type=supplier']) {
      await page.goto(path)
      await expect(page.locator('noscript p')).toHaveText(french.needsScript)
      await expect(page.locator('noscript p')).toBeVisible()
    }
    for (const path of ['/nowhere', '/not-authorized', '/signup', '/faq']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('noscript')).toHaveCount(0)
    }
    problems.length = 0
  })
})

test('a page is read while every script is still on its way', async ({ page }) => {
  await page.route('**/*.js', () => {})
  for (const [path, titleIn] of PAGES) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleIn(fr))
  }
})

test('a form that is sent while every script is on its way is sent when they are there', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel(fr.session.email).fill('resto@halles.example')
  await page.getByLabel(fr.session.password, { exact: true }).fill('marche-du-matin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/categories')
})

test('the application takes every rendered page over as it stands', async ({ page }) => {
  // The fixture fails on any console message, for example of a page that is rendered again.
  for (const path of [
    '/contact-us',
    '/login',
    '/signup',
    '/signup?type=restaurant',
    '/signup?type=supplier',
  ]) {
    await page.goto(path)
    const drawn = await page.locator('h1').elementHandle()
    await page.waitForLoadState('networkidle')
    expect(await drawn?.evaluate((title) => title.isConnected), path).toBe(true)
  }
})

test('the example cart counts', async ({ page }) => {
  await page.goto('/')
  const total = page.getByText(fr.cart.total, { exact: true }).locator('..')
  const before = await total.textContent()
  await expect(async () => {
    const add = fr.landing.demo.add('Épaule de bœuf', 'Salaisons Vaucœur')
    await page.getByRole('button', { name: add }).click()
    expect(await total.textContent()).not.toBe(before)
  }).toPass()
})

test('a stored language is seen at once, and the address says it', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun') === null) localStorage.setItem('lang', 'en')
    sessionStorage.setItem('begun', '1')
  })
  await page.goto('/about-us')
  await expect(page).toHaveURL('/about-us?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.about.title)

  await page.getByRole('link', { name: en.layout.otherLanguage }).click()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.about.title)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('fr')

  await page.goto('/login?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.session.title)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: en.layout.otherLanguage }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.session.title)
  await expect(page).toHaveURL('/login')
})
