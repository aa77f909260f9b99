import { expect } from 'vitest'
import { countMails } from './count-mails-sql.ts'
import { known, type Model, type Side } from './model.ts'
import type { RealMarket } from './real-market.ts'

/** One more mail of a kind has to wait for an address. */
export function mailTo(model: Model, kind: string, address: string): void {
  const name = `${kind} ${address}`
  model.mails.set(name, (model.mails.get(name) ?? 0) + 1)
}

/** The same for each person of a business who answers and changes orders. */
export function mailTrade(
  model: Model,
  real: RealMarket,
  kind: string,
  side: Side,
  index: number,
): void {
  const { email } = known((side === 'restaurant' ? real.restaurants : real.suppliers)[index])
  mailTo(model, kind, email)
  const member = side === 'restaurant' ? real.members[index] : undefined
  if (member?.role === 'buyer') mailTo(model, kind, member.email)
}

/** What waits in the queue for those of the market is what their calls had to send: none is missing, none is there twice. */
export async function compareMails(model: Model, real: RealMarket): Promise<void> {
  const everybody = [...real.restaurants, ...real.suppliers, ...real.members]
  const queued = await countMails(
    real.world.database,
    everybody.map(({ email }) => email),
  )
  expect(Object.fromEntries(queued)).toEqual(Object.fromEntries(model.mails))
}
