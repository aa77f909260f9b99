import { lastMailQueued } from '../servers/queued-mails.ts'
import type { BuiltAccount, World } from './builders.ts'

let serial = 0

/** Somebody whom nobody has named yet. */
export const somebody = () => ({ name: 'Bistro Lou', email: `lou${++serial}@bistro.test` })

type Sent = { token: string; stopToken: string; publicId: string; email: string }

/** An invitation that a supplier mailed to a restaurant, or a restaurant to a supplier; the tokens of its links. */
export async function aTradeInvitation(
  world: World,
  inviter: BuiltAccount,
  named: { name: string; email: string; language?: string } = somebody(),
): Promise<Sent> {
  const { browser, id } = inviter
  const { status, text } = (await isSupplier(world, id))
    ? await browser.post('/api/customer-invite/', { customer: named })
    : await browser.post('/api/supplier-invite/', named)
  if (status !== 200) throw new Error(text)
  const { facts } = await lastMailQueued(world, 'trade-invitation')
  const { public_id } = await world.database
    .selectFrom('trade_invitation')
    .select('public_id')
    .where('id', '=', facts.invitationId)
    .executeTakeFirstOrThrow()
  return { ...named, publicId: public_id, token: facts.token, stopToken: facts.stopToken }
}

async function isSupplier({ database }: World, id: number): Promise<boolean> {
  const found = database.selectFrom('supplier').select('account_id').where('account_id', '=', id)
  return (await found.executeTakeFirst()) !== undefined
}
