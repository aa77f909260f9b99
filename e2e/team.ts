import type { Browser, Page } from '@playwright/test'
import type { AllTexts } from './all-texts.ts'
import type { Business } from './business.ts'
import { demoAccount, expect, post, prepare } from './halles-test.ts'
import { lastMailTo } from './mails.ts'

export const MEMBER_PASSWORD = 'quatre-vieux-moulins'

export function anAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@halles.example`
}

/** Where the newest invitation to an address leads, on the origin of these tests. */
export async function invitationLink(address: string): Promise<string> {
  const { text } = await lastMailTo(address, /invit/i)
  const link = /https?:\/\/\S+\/team-invitation\/\S+/.exec(text)?.[0]
  return new URL(link ?? '').pathname
}

type Device = { language: 'fr' | 'en'; viewport?: { width: number; height: number } }

/** A page on a device of its own. */
export async function aDevice(
  browser: Browser,
  baseURL: string | undefined,
  { language, ...device }: Device,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    reducedMotion: 'reduce',
    ...device,
  })
  await prepare(context, language)
  return context.newPage()
}

/** Signs a page's browser in, whoever was signed in before. */
export function signInOn(page: Page) {
  return async (who: 'operator' | Business): Promise<void> => {
    await page.context().clearCookies()
    const { email, password } = who === 'operator' ? demoAccount(who) : who
    await post(page, '/api/auth/login/', { email, password })
  }
}

type Given = { email: string; role: string; order_limit?: string; week_limit?: string }

/** Invites by a call of the owner that the page is signed in as. */
export function invite(owner: Page, given: Given): Promise<unknown> {
  return post(owner, '/api/team-invite/', given)
}

/** Somebody new: invited by the owner that a page is signed in as, and signed in on a page of its own. */
export async function aMemberOf(
  owner: Page,
  member: Page,
  { first_name, ...given }: Given & { first_name: string },
): Promise<Business> {
  await invite(owner, given)
  const token = (await invitationLink(given.email)).split('/').at(-1)
  const names = { first_name, last_name: 'Gagnon' }
  await post(member, '/api/team-invitation-accept/', { token, ...names, password: MEMBER_PASSWORD })
  return { name: `${first_name} Gagnon`, email: given.email, password: MEMBER_PASSWORD }
}

/** Joins as somebody new by the form of the invitation's page. */
export async function joinAs(page: Page, { forms, team }: AllTexts, firstName: string) {
  await page.getByLabel(forms.firstName).fill(firstName)
  await page.getByLabel(forms.lastName, { exact: true }).fill('Gagnon')
  await page.getByLabel(team.password, { exact: true }).fill(MEMBER_PASSWORD)
  await page.getByRole('button', { name: team.accept }).click()
  await expect(page).not.toHaveURL(/team-invitation/)
}
