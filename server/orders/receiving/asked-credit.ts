import { sumCents } from '@halles/domain/money.ts'
import type { CreditEntry } from '@halles/domain/order-entry.ts'
import { creditFor } from '@halles/domain/receiving.ts'
import { lineAmount } from '@halles/domain/supplier-order.ts'
import type { OrderedLine } from '../facts/order-lines-sql.ts'
import type { CameLine } from './lines-that-came.ts'
import type { ReceivingState } from './received-order-sql.ts'

/** What is asked back by line, in cents. */
export function askedLines(lines: readonly OrderedLine[], came: readonly CameLine[]) {
  const amounts = new Map(lines.map((line) => [line.id, lineAmount(line)]))
  return came
    .map((line) => ({
      lineId: line.lineId,
      askedCents: creditFor(amounts.get(line.lineId) ?? 0, line),
    }))
    .filter(({ askedCents }) => askedCents > 0)
}

type AskedLine = { lineId: number; askedCents: number }

/** What is recorded when other amounts are asked for than before; undefined when nothing else is. */
export function creditChange(
  open: ReceivingState['credit'],
  asked: readonly AskedLine[],
): Extract<CreditEntry, { kind: 'credit_asked' }> | undefined {
  const before = open?.lines ?? []
  if (textOf(before) === textOf(asked)) return undefined
  return { kind: 'credit_asked', old: amountOf(before), new: amountOf(asked) }
}

function textOf(lines: readonly AskedLine[]): string {
  return lines
    .map(({ lineId, askedCents }) => `${lineId} ${askedCents}`)
    .toSorted()
    .join()
}

function amountOf(lines: readonly AskedLine[]) {
  return lines.length > 0 ? { amount: sumCents(lines.map(({ askedCents }) => askedCents)) } : null
}
