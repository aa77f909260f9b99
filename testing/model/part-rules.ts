import { casesOf, type ModelLine, type ModelPart, openLines, type Side, sum } from './model.ts'

/** What product.md 18 allows, by the phase of an order. Past the cut-off everything of the restaurant is a proposal. */
type Phase = 'pending' | 'before' | 'after' | 'ended'

export function phaseOf({ status, cutOff, receipt }: ModelPart, isOver: boolean): Phase {
  if (isOver || receipt !== null) return 'ended'
  if (status === 'pending') return 'pending'
  if (status !== 'acknowledged') return 'ended'
  return cutOff === 'ahead' ? 'before' : 'after'
}

/** What its supplier reduced, its restaurant may do without. */
export function mayDrop({ status, receipt }: ModelPart, line: ModelLine): boolean {
  return status === 'acknowledged' && receipt === null && line.edited > 0 && !line.isCancelled
}

const AT_ONCE: Record<Phase, string[]> = {
  pending: ['reduce', 'raise', 'add', 'remove', 'cancel'],
  before: ['reduce', 'remove', 'cancel'],
  after: [],
  ended: [],
}

/** What a restaurant may do at once. */
export function changesOf(part: ModelPart, isOver: boolean): string[] {
  const phase = phaseOf(part, isOver)
  const open = openLines(part)
  const isDroppable = open.length > 0 && open.every((line) => mayDrop(part, line))
  return phase === 'after' && isDroppable ? ['cancel'] : AT_ONCE[phase]
}

const BY_PROPOSAL: Record<Side, Record<Phase, string[]>> = {
  restaurant: {
    pending: [],
    before: ['raise', 'add'],
    after: ['reduce', 'raise', 'add', 'remove'],
    ended: [],
  },
  supplier: {
    pending: ['substitute'],
    before: ['substitute', 'move'],
    after: ['substitute', 'move'],
    ended: [],
  },
}

/** What a side may propose, whether or not something waits already. */
export function proposableBy(side: Side, part: ModelPart, isOver: boolean): string[] {
  return BY_PROPOSAL[side][phaseOf(part, isOver)]
}

/** Whether a restaurant would ask for less than was asked for, and for less than the minimum that was agreed. */
export function isBelowMinimum(part: ModelPart, after: readonly ModelLine[]): boolean {
  const asked = askedCents(after)
  return asked < askedCents(part.lines) && asked < part.minimumCents
}

/** What its supplier itself took away counts as asked for, unless something came in place of it. */
function askedCents(lines: readonly ModelLine[]): number {
  const replaced = new Set(lines.map(({ replaces }) => replaces))
  const counted = lines.filter(
    (line) =>
      line.cancelledBy !== 'restaurant' && !(line.isCancelled && replaced.has(line.publicId)),
  )
  return sum(counted.map(({ priceCents, quantity }) => priceCents * quantity))
}

/** A line as both agree on it: none of it, or so many cases, whatever its supplier had reduced it to. */
export function withCases(line: ModelLine, cases: number, by: Side): ModelLine {
  if (cases === 0)
    return { ...line, isCancelled: true, cancelledBy: by, isUnwanted: by === 'restaurant' }
  return { ...line, quantity: cases, edited: 0 }
}

/** Whoever ends an order ends what waits about it. */
export function endProposal(part: ModelPart): void {
  if (part.proposal) part.proposal.status = 'lapsed'
  part.proposal = null
}

export function isWaiting({ proposal }: ModelPart): boolean {
  return proposal?.status === 'open'
}

export const halfOf = (cases: number) => Math.ceil(cases / 2)

/** The first line that is open, or the first one, which is then refused. */
export function lineToChange(part: ModelPart): ModelLine | undefined {
  return part.lines.find((line) => casesOf(line) > 0) ?? part.lines[0]
}

/** In cents. */
export function grantedCents({ credit }: ModelPart): number {
  return sum((credit?.lines ?? []).map(({ granted }) => granted ?? 0))
}

/** What was granted and is on no paper, in cents. */
export function toCredit(part: ModelPart): number {
  return part.invoice && !part.credit?.isOnPaper ? grantedCents(part) : 0
}
