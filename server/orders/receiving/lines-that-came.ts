import type { Input } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { receivedLines } from '@halles/domain/receiving.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import type { OrderedLine } from '../facts/order-lines-sql.ts'

type Received = Input<Endpoints['orderReceive']>

/** A line that did not come as agreed: cases agreed, hundredths of a case that came in good order. */
export type CameLine = {
  lineId: number
  cases: number
  hundredths: number
  reason: string | null
  note: string
}

/** The lines that did not come as agreed; what cannot be is refused by field. */
export function linesThatCame(lines: readonly OrderedLine[], input: Received): CameLine[] {
  const open = lines.filter((line) => !line.isCancelled)
  const named = input.lines.map(({ public_id: publicId, cases: hundredths, reason, note }) => ({
    publicId,
    hundredths,
    reason,
    note,
  }))
  const came = receivedLines(
    open.map((line) => ({ publicId: line.publicId, cases: openQuantity(line) })),
    named,
  )
  if ('refused' in came) {
    const [field, problem] = PROBLEMS[came.refused]
    throw refuseField(`lines.${came.index}.${field}`, problem)
  }
  const byId = new Map(open.map((line) => [line.publicId, line]))
  return came.lines.flatMap(({ publicId, ...line }) => {
    const ordered = byId.get(publicId)
    return ordered ? [{ ...line, lineId: ordered.id, cases: openQuantity(ordered) }] : []
  })
}

const PROBLEMS = {
  line_unknown: ['public_id', 'line_unknown'],
  line_twice: ['public_id', 'line_twice'],
  cases_above_agreed: ['cases', 'quantity_above_original'],
  reason_required: ['reason', 'required'],
} as const
