import type { Language } from '@halles/contract/language.ts'
import { demoAccounts } from '@halles/server/database/demo/demo-accounts.ts'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type AllTexts, allTexts } from './all-texts.ts'

export type Role = 'restaurant' | 'supplier' | 'operator'

export type HallesOptions = {
  /** What the browser has stored under `lang`. */
  language: Language
}

type HallesFixtures = {
  texts: AllTexts
  /** Signs the page's browser in through the API, as a demo account or as somebody else. */
  signIn: (who: Role | { email: string; password: string }) => Promise<void>
  /**
   * What the page complained about, and every request to another host. A test ends with none: one that provokes
   * some takes them out with `expectProblem`.
   */
  problems: string[]
}

export { expect }

export const test = base.extend<HallesFixtures & HallesOptions>({
  language: ['fr', { option: true }],

  texts: async ({ language }, use) => use(allTexts[language]),

  problems: [
    async ({ page, baseURL }, use) => {
      const problems = problemsOf(page, baseURL)
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],

  page: async ({ page, language }, use) => {
    await prepare(page, language)
    await use(page)
    // An answer that is still on its way when the page closes fails no test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  signIn: async ({ page }, use) => {
    await use(async (who) => {
      const { email, password } = typeof who === 'string' ? demoAccount(who) : who
      // A page of the previous account would log that its session has ended.
      if (page.url() !== 'about:blank') await page.goto('/robots.txt')
      await post(page, '/api/auth/login/', { email, password })
    })
  },
})

/** What a page complains about from now on, and every request to another host. */
export function problemsOf(page: Page, baseURL: string | undefined): string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => {
    // The browser's error where a navigation interrupts the slide of the one before.
    if (!message.startsWith('Transition was skipped')) problems.push(message)
  })
  page.on('console', (message) => {
    // playwright.config.ts keeps the service worker out.
    if (message.text().startsWith('Service Worker registration blocked')) return
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) problems.push(url)
  })
  return problems
}

/** Every device of a test: it has its language, and lacks what browsers keep back over http from another machine. */
export async function prepare(device: Page | BrowserContext, language: Language): Promise<void> {
  await device.addInitScript((lang) => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', lang)
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  }, language)
}

/** The first demo account of a role. */
export function demoAccount(role: Role): { email: string; password: string; name: string } {
  const account = demoAccounts.find(({ kind }) => kind === role)
  if (!account) throw new Error(`the demo market has no ${role}`)
  return { name: '', ...account }
}

/** A call from outside of the page, with its browser's cookies. */
export async function post(page: Page, path: string, data: unknown): Promise<unknown> {
  await page.request.get('/api/auth/csrf/')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const response = await page.request.post(path, { data, headers: { 'X-CSRFToken': token } })
  expect(response.ok(), `${path} answered ${response.status()}`).toBe(true)
  return response.status() === 204 ? undefined : response.json()
}

/** Takes out the complaints that a test provoked, and fails when there was none. */
export function expectProblem(problems: string[], pattern: RegExp): void {
  const others = problems.filter((problem) => !pattern.test(problem))
  expect(problems.length, `nothing matched ${pattern}`).toBeGreaterThan(others.length)
  problems.splice(0, problems.length, ...others)
}
