import fc from 'fast-check'
import { mailTrade } from './mails.ts'
import { canBeOrdered, casesOf, known, type ModelLine, openLines } from './model.ts'
import { INVALID, linesIn, type PartCall, type PartStep, partCommand } from './part-command.ts'
import {
  changesOf,
  endProposal,
  halfOf,
  isBelowMinimum,
  lineToChange,
  mayDrop,
  phaseOf,
  withCases,
} from './part-rules.ts'

type Change = 'reduce' | 'raise' | 'remove' | 'add'

/** A restaurant changes an order that it has placed. */
export const change = partCommand(
  'restaurant: change',
  fc.record({
    change: fc.constantFrom<Change>('reduce', 'raise', 'remove', 'add'),
    second: fc.boolean(),
  }),
  ({ order, part, isOver, model, real }, given): PartCall => {
    const wanted = wantedOf({ order, part, isOver, model, real }, given)
    const path = '/api/restaurant-order-change/'
    const body = {
      supplier_order_public_id: part.publicId,
      reason: 'quantity_mistake',
      ...wanted.body,
    }
    const refused = isOver ? ([409, 'order_not_active'] as const) : wanted.refused
    return {
      by: 'restaurant',
      path,
      body,
      refused: refused && [...refused],
      apply: (answer) => {
        part.lines = wanted.after.map((line) => {
          if (line.publicId !== '') return line
          const known = new Set(part.lines.map(({ publicId }) => publicId))
          const added = linesIn('restaurant', answer, part).find((one) => !known.has(one.public_id))
          return { ...line, publicId: added?.public_id ?? 'no line was added' }
        })
        mailTrade(model, real, 'order-edited', 'supplier', part.supplier)
      },
    }
  },
)

type Wanted = {
  body: object
  after: ModelLine[]
  refused?: readonly [number, string] | undefined
}

function wantedOf(
  { part, isOver, model, real }: PartStep,
  given: { change: Change; second: boolean },
): Wanted {
  const phase = phaseOf(part, isOver)
  const tooLate = [409, 'too_late_to_change'] as const
  if (given.change === 'add') {
    const product = part.supplier + (given.second ? 2 : 0)
    const line = newLine(product, known(model.products[product]).priceCents, 3)
    const isThere = openLines(part).some((one) => one.product === product)
    const isRefused = isThere || !canBeOrdered(model, product)
    const after = [...part.lines, line]
    const body = { added: [{ product_public_id: known(real.products[product]), quantity: 3 }] }
    const refused = phase !== 'pending' ? tooLate : isRefused ? INVALID : undefined
    return { body, after, refused }
  }
  const line = known(lineToChange(part))
  const open = casesOf(line)
  const cases = { reduce: halfOf(open), raise: open + 2, remove: 0 }[given.change]
  const after = part.lines.map((one) => (one === line ? withCases(line, cases, 'restaurant') : one))
  const body =
    cases === 0 && given.change === 'remove'
      ? { removed: [line.publicId] }
      : { lines: [{ public_id: line.publicId, quantity: Math.max(1, cases) }] }
  const isNothing = open === 0 || cases === open || after.every((one) => one.isCancelled)
  const isPossible =
    changesAtOnce(phase).includes(given.change) ||
    (given.change === 'remove' && mayDrop(part, line))
  if (isNothing) return { body, after, refused: INVALID }
  if (!isPossible) return { body, after, refused: tooLate }
  if (isBelowMinimum(part, after)) return { body, after, refused: [409, 'minimum_not_met'] }
  return { body, after }
}

const changesAtOnce = (phase: ReturnType<typeof phaseOf>): string[] =>
  ({ pending: ['reduce', 'raise', 'remove'], before: ['reduce', 'remove'], after: [], ended: [] })[
    phase
  ]

export function newLine(product: number, priceCents: number, quantity: number): ModelLine {
  const asItIs = { edited: 0, isCancelled: false, cancelledBy: null, replaces: null }
  return { publicId: '', product, priceCents, quantity, ...asItIs }
}

/** A restaurant takes a supplier's part back. */
export const takeBack = partCommand(
  'restaurant: take back',
  fc.constant({}),
  ({ part, isOver, model, real }): PartCall => ({
    by: 'restaurant',
    path: '/api/supplier-order-cancel/',
    body: { supplier_order_public_id: part.publicId, reason: 'event_cancelled' },
    refused: isOver
      ? [409, 'order_not_active']
      : changesOf(part, isOver).includes('cancel')
        ? undefined
        : [409, 'too_late_to_change'],
    apply: () => {
      for (const line of openLines(part)) {
        line.isCancelled = true
        line.cancelledBy = 'restaurant'
      }
      part.status = 'cancelled'
      endProposal(part)
      mailTrade(model, real, 'order-withdrawn', 'supplier', part.supplier)
    },
  }),
)

type Step = 'accepted' | 'cancelled' | 'reduced' | 'removed' | 'done'

/** A supplier answers an order, delivers less of it, or has delivered it. */
export const supplierStep = partCommand(
  'supplier',
  fc.record({
    step: fc.constantFrom<Step>('accepted', 'accepted', 'cancelled', 'reduced', 'removed', 'done'),
    isExplained: fc.boolean(),
  }),
  (at, { step, isExplained }): PartCall => {
    const { part } = at
    if (step === 'done') return done(at)
    const line = known(lineToChange(part))
    const change = {
      reduced: {
        products: [{ public_id: line.publicId, edited_quantity: halfOf(casesOf(line)) || 1 }],
      },
      removed: { removed_products: [line.publicId] },
      accepted: {},
      cancelled: {},
    }[step]
    const isModified = step === 'reduced' || step === 'removed'
    return {
      by: 'supplier',
      path: '/api/supplier-order-update/',
      body: {
        supplier_order_id: part.publicId,
        action: isModified ? 'modified' : step,
        ...change,
        ...(isExplained && { reason: 'out_of_stock' }),
      },
      refused: refusalOfStep(at, step, isExplained),
      apply: () => takeStep(at, step),
    }
  },
)

function done({ part }: PartStep): PartCall {
  return {
    by: 'supplier',
    path: '/api/supplier-order-set-to-done/',
    body: { supplier_order_id: part.publicId },
    refused: part.status === 'acknowledged' ? undefined : [409, 'order_not_acknowledged'],
    apply: () => {
      part.status = 'done'
      endProposal(part)
    },
  }
}

function refusalOfStep({ part }: PartStep, step: Step, isExplained: boolean) {
  const isModified = step === 'reduced' || step === 'removed'
  const isReduction = part.status === 'acknowledged' && isModified && isExplained
  if (part.status !== 'pending' && !isReduction)
    return [409, 'order_not_pending'] as [number, string]
  if (isReduction && part.receipt) return [409, 'too_late_to_change'] as [number, string]
  const line = known(lineToChange(part))
  // Nothing would be changed, or nothing would be left: neither is an answer.
  if (step === 'reduced' && halfOf(casesOf(line)) === casesOf(line)) return INVALID
  if (step === 'removed' && openLines(part).length === 1) return INVALID
  return undefined
}

const MAILS = {
  accepted: 'order-accepted',
  cancelled: 'order-rejected',
  reduced: 'order-changed',
  removed: 'order-changed',
} as const

function takeStep({ model, real, order, part }: PartStep, step: Exclude<Step, 'done'>): void {
  const wasAccepted = part.status === 'acknowledged'
  const line = known(lineToChange(part))
  if (step === 'reduced') line.edited = halfOf(casesOf(line))
  const gone = step === 'removed' ? [line] : step === 'cancelled' ? openLines(part) : []
  for (const one of gone) {
    one.isCancelled = true
    one.cancelledBy = 'supplier'
  }
  part.status = step === 'cancelled' ? 'cancelled' : 'acknowledged'
  if (step === 'cancelled') endProposal(part)
  const kind = wasAccepted ? 'order-reduced' : MAILS[step]
  mailTrade(model, real, kind, 'restaurant', order.restaurant)
}
