import type { Cents } from '@halles/domain/money.ts'
import type { ReceivingReason } from '@halles/domain/reasons.ts'
import { type RawBuilder, sql } from 'kysely'
import { nextEntryNumber } from '../../../orders/facts/order-entries-sql.ts'
import type { Transaction } from '../../transaction.ts'
import { type By, byColumns } from './entry-by-sql.ts'

/** A delivery as it was received: the lines that came short, in hundredths of a case, and what is asked back for them. */
export type PlacedReceipt = {
  by: By
  lines: readonly {
    publicId: string
    hundredths: number
    reason: ReceivingReason
    askedCents: Cents
  }[]
  /** Without an answer it waits for one; an answer grants it. */
  credit: { publicId: string; answer: By | null } | null
}

/** Records that a delivered part was received, and the credit that was asked for it, after its last entry. */
export async function receiveDemoOrder(
  tx: Transaction,
  supplierOrderId: number,
  lineIds: ReadonlyMap<string, number>,
  { by, lines, credit }: PlacedReceipt,
): Promise<void> {
  const amount = (cents: Cents) => JSON.stringify({ amount: cents })
  const addEntry = async (from: By, entry: NewEntry) => {
    const { number } = await tx
      .insertInto('order_entry')
      .values({
        supplier_order_id: supplierOrderId,
        number: nextEntryNumber(sql.val(supplierOrderId)),
        ...byColumns(from),
        ...entry,
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    return { supplier_order_id: supplierOrderId, number }
  }
  const day = sql<string>`(${by.at} at time zone 'America/Toronto')::date`
  const received = await addEntry(by, {
    kind: 'received',
    new: sql<string>`jsonb_build_object('day', ${day})`,
  })
  await tx
    .insertInto('receipt')
    .values({ ...received, day })
    .execute()
  const short = lines.map((line) => ({ ...line, lineId: idOf(lineIds, line.publicId) }))
  for (const { lineId, hundredths, reason } of short) {
    const content = { kind: 'received', order_line_id: lineId, reason } as const
    const entry = await addEntry(by, { ...content, new: JSON.stringify({ cases: hundredths }) })
    await tx
      .insertInto('receipt_line')
      .values({ ...entry, order_line_id: lineId, cases_hundredths: hundredths, reason })
      .execute()
  }
  if (!credit) return
  const asked = amount(short.reduce((sum, { askedCents }) => sum + askedCents, 0))
  const { number: asked_number } = await addEntry(by, { kind: 'credit_asked', new: asked })
  const answer = credit.answer
    ? await addEntry(credit.answer, { kind: 'credit_answered', old: asked, new: asked })
    : null
  const { id } = await tx
    .insertInto('credit_request')
    .values({
      public_id: credit.publicId,
      supplier_order_id: supplierOrderId,
      status: answer ? 'granted' : 'asked',
      asked_number,
      answered_number: answer?.number ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('credit_line')
    .values(
      short.map(({ lineId, askedCents }) => ({
        request_id: id,
        order_line_id: lineId,
        asked_cents: askedCents,
        granted_cents: answer ? askedCents : null,
      })),
    )
    .execute()
}

type NewEntry = {
  kind: 'received' | 'credit_asked' | 'credit_answered'
  order_line_id?: number
  old?: string
  new: string | RawBuilder<string>
  reason?: ReceivingReason
}

function idOf(lineIds: ReadonlyMap<string, number>, publicId: string): number {
  const id = lineIds.get(publicId)
  if (id === undefined) throw new Error(`the demo order has no line ${publicId}`)
  return id
}
