import type { OrderSide } from './order-change.ts'
import type { OrderEntryKind, StepEntry } from './order-entry.ts'

/** What one call recorded of a supplier's order: a step, or something else, of which proposal. */
type Entry =
  | StepEntry
  | {
      readonly kind: OrderEntryKind
      readonly new?: object | null
      readonly proposalId?: number | null | undefined
    }

/** Of what the other side is told, by mail and on its open screens. */
const NEWS = {
  accepted: { mail: 'order-accepted', event: 'accepted' },
  modified: { mail: 'order-changed', event: 'modified' },
  refused: { mail: 'order-rejected', event: 'cancelled' },
  done: { mail: undefined, event: 'done' },
  reduced: { mail: 'order-reduced', event: 'changed' },
  edited: { mail: 'order-edited', event: 'changed' },
  taken_back: { mail: 'order-withdrawn', event: 'withdrawn' },
  proposed: { mail: 'proposal-made', event: 'proposed' },
  answered: { mail: 'proposal-ended', event: 'answered' },
  proposal_withdrawn: { mail: undefined, event: 'proposal_withdrawn' },
  received: { mail: undefined, event: 'received' },
  credit_asked: { mail: 'credit-asked', event: 'credit_asked' },
  credit_answered: { mail: 'credit-answered', event: 'credit_answered' },
  // Its mail waits: the message may be read on screen before.
  message: { mail: undefined, event: 'message' },
} as const

type News = (typeof NEWS)[keyof typeof NEWS]

/**
 * What the other side is told of what a side did with one call: one mail and one event, though several things were recorded.
 * `proposalId`: what it has to answer, or what was answered; a mail about a change carries what waits for an answer in it.
 */
export function newsOf(
  side: OrderSide,
  entries: readonly Entry[],
): { mail: News['mail']; event: News['event']; proposalId: number | undefined } {
  const others = entries.flatMap((entry) => ('kind' in entry ? [entry] : []))
  const answered = others.filter(({ kind }) => kind === 'answered')
  // What was agreed to beforehand is answered with the call that proposes it.
  const waiting = others.find(
    ({ kind, proposalId }) =>
      kind === 'proposed' && !answered.some((answer) => answer.proposalId === proposalId),
  )
  const { mail, event } = NEWS[whatOf(side, entries, others)]
  const proposalId = (waiting ?? answered[0])?.proposalId ?? undefined
  if (waiting) return { mail, event: 'proposed', proposalId }
  return { mail, event, proposalId: mail === 'proposal-ended' ? proposalId : undefined }
}

function whatOf(
  side: OrderSide,
  entries: readonly Entry[],
  others: readonly Extract<Entry, { kind: OrderEntryKind }>[],
): keyof typeof NEWS {
  const has = (...kinds: OrderEntryKind[]) => others.some(({ kind }) => kinds.includes(kind))
  const hasLines = has('line_changed', 'line_added', 'line_removed')
  const step = entries.flatMap((entry) => ('status' in entry ? [entry.status] : []))[0]
  if (step === 'cancelled') return side === 'supplier' ? 'refused' : 'taken_back'
  if (step === 'acknowledged') return hasLines ? 'modified' : 'accepted'
  if (step === 'done') return 'done'
  if (has('answered') && !has('proposed')) return 'answered'
  if (hasLines) return side === 'supplier' ? 'reduced' : 'edited'
  if (has('proposed')) return 'proposed'
  if (has('withdrawn')) return 'proposal_withdrawn'
  if (has('credit_answered')) return 'credit_answered'
  if (others.some((entry) => entry.kind === 'credit_asked' && entry.new)) return 'credit_asked'
  return has('message') ? 'message' : 'received'
}
