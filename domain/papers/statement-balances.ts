import { type Cents, sumCents } from '../money.ts'
import type { StatementEntryKind } from './payment.ts'

type Entry = { kind: StatementEntryKind; amount: Cents }

/** Entries with what is owed after each; amounts add to it, or take from it. Cents, less than nothing where it is a credit. */
export function withBalances<E extends Entry>(
  opening: Cents,
  entries: readonly E[],
): (E & { balance: Cents })[] {
  let balance = opening
  return entries.map((entry) => {
    balance += entry.amount
    return { ...entry, balance }
  })
}

/** What a month comes to: `paid` less what was paid back or was no payment. */
export function statementSums(entries: readonly Entry[]) {
  const of = (...kinds: StatementEntryKind[]) =>
    sumCents(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
  return {
    invoiced: of('invoice'),
    credited: 0 - of('credit_note'),
    paid: 0 - of('payment', 'reversal'),
  }
}
