import type { Role } from '@halles/domain/role.ts'
import type { Answer, Browser } from '../client/browser.ts'
import { lastMailQueued } from '../servers/queued-mails.ts'
import type { BuiltAccount, World } from './builders.ts'

type Given = { email: string; role?: Role; more?: object }

/** Invites somebody as the owner of a business does; the token of the mailed link, and the invitation's public id. */
export async function anInvitation(
  world: World,
  business: BuiltAccount,
  { email, role = 'owner', more }: Given,
): Promise<{ token: string; publicId: string }> {
  const answer = await business.browser.post('/api/team-invite/', { email, role, ...more })
  if (answer.status !== 201) throw new Error(answer.text)
  const { facts } = await lastMailQueued(world, 'team-invitation')
  return { token: facts.token, publicId: answer.body.invitations[0].public_id }
}

/** What somebody new fills in to accept an invitation. */
export const NEW_PERSON = {
  first_name: 'Maude',
  last_name: 'Bérubé',
  password: 'tourtière-du-lac',
}

export function accept(browser: Browser, token: string, more: object = {}): Promise<Answer> {
  return browser.post('/api/team-invitation-accept/', { token, ...more })
}
