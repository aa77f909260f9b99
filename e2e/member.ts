import type { Language } from '@halles/contract/language.ts'
import type { Role } from '@halles/domain/role.ts'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { post, prepare } from './halles-test.ts'
import { lastMailTo } from './mails.ts'

export const MEMBER_PASSWORD = 'trois-petits-pois'

type MemberGiven = { role: Role; firstName: string; order_limit?: string }

export type Member = { context: BrowserContext; page: Page; name: string }

/**
 * Somebody whom the owner on a page has invited to its business, who has accepted by the mailed link and has a device of
 * its own, signed in.
 */
export async function aMember(
  browser: Browser,
  owner: Page,
  { language, ...given }: MemberGiven & { language: Language },
): Promise<Member> {
  const { role, firstName, ...limits } = given
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@halles.example`
  await post(owner, '/api/team-invite/', { email, role, language, ...limits })
  const { text } = await lastMailTo(email)
  const [, token] = /\/team-invitation\/([\w-]+)/.exec(text) ?? []
  expect(token, text).toBeDefined()

  const viewport = owner.viewportSize()
  const context = await browser.newContext({ baseURL: new URL(owner.url()).origin, viewport })
  await prepare(context, language)
  const page = await context.newPage()
  await post(page, '/api/team-invitation-accept/', {
    token,
    first_name: firstName,
    last_name: 'Gagnon',
    password: MEMBER_PASSWORD,
  })
  return { context, page, name: firstName }
}
