import fc from 'fast-check'
import { moveProposalDeadline } from '../testing/proposal-deadline-sql.ts'
import { newLine } from './change-commands.ts'
import { command, type Refused } from './command.ts'
import { compareRestaurantOrders, compareSupplier } from './compare.ts'
import { comparePart } from './compare-part.ts'
import { mailTrade } from './mails.ts'
import {
  canBeOrdered,
  casesOf,
  known,
  type ModelLine,
  type ModelPart,
  type ModelProposal,
  type ModelProposalLine,
  openLines,
  type Side,
} from './model.ts'
import {
  INVALID,
  linesIn,
  type PartCall,
  type PartStep,
  partCommand,
  partIn,
} from './part-command.ts'
import {
  halfOf,
  isBelowMinimum,
  isWaiting,
  lineToChange,
  phaseOf,
  proposableBy,
  withCases,
} from './part-rules.ts'

type Wish = 'reduce' | 'raise' | 'remove' | 'add' | 'substitute'
type Wanted = {
  body: object
  line: Omit<ModelProposalLine, 'publicId'>
  change: string
  isInvalid: boolean
}

/** Either side proposes what it cannot change alone. */
export const propose = partCommand(
  'propose',
  fc.record({
    wish: fc.constantFrom<Wish>('reduce', 'raise', 'remove', 'add', 'substitute', 'substitute'),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  (at, { wish, quantity }): PartCall => {
    const { order, part, model, real } = at
    const by: Side = wish === 'substitute' ? 'supplier' : 'restaurant'
    const wanted = wantedOf(at, wish, quantity)
    return {
      by,
      path: '/api/order-propose/',
      body: { supplier_order_public_id: part.publicId, ...wanted.body },
      refused: refusalOf(at, by, wanted),
      apply: (answer) => {
        // What was overdue is marked by whoever proposes next, and mailed to who had proposed it.
        lapse(at)
        const { public_id, lines } = partIn(by, answer, part).proposal
        const [proposed] = lines
        const proposal: ModelProposal = {
          publicId: public_id,
          side: by,
          status: 'open',
          lines: [{ ...wanted.line, publicId: proposed.public_id }],
        }
        part.proposal = proposal
        part.proposals.push(proposal)
        const [to, index] = otherSide(by, order.restaurant, part.supplier)
        mailTrade(model, real, 'proposal-made', to, index)
      },
    }
  },
)

const otherSide = (by: Side, restaurant: number, supplier: number): [Side, number] =>
  by === 'supplier' ? ['restaurant', restaurant] : ['supplier', supplier]

function wantedOf({ part, model, real }: PartStep, wish: Wish, quantity: number): Wanted {
  const line = known(lineToChange(part))
  const open = casesOf(line)
  if (wish === 'add' || wish === 'substitute') {
    // Of a supplier's two products the other one; added, the first of them.
    const product = wish === 'add' ? part.supplier : (line.product + 2) % 4
    const { priceCents } = known(model.products[product])
    const product_public_id = known(real.products[product])
    const same = openLines(part).find((one) => one.product === product)
    const coming = { product, priceCents, quantity }
    const isOrderable = canBeOrdered(model, product)
    if (wish === 'add')
      return {
        body: { added: [{ product_public_id, quantity }] },
        line: { line: null, oldCases: 0, newCases: 0, coming },
        change: 'add',
        isInvalid: !isOrderable || same !== undefined,
      }
    const isOtherPrice = same !== undefined && same.priceCents !== priceCents
    return {
      body: { substitutes: [{ public_id: line.publicId, product_public_id, quantity }] },
      line: { line: line.publicId, oldCases: open, newCases: 0, coming },
      change: 'substitute',
      isInvalid: open === 0 || !isOrderable || isOtherPrice,
    }
  }
  const newCases = { reduce: halfOf(open), raise: open + quantity, remove: 0 }[wish]
  const isEmptied = newCases === 0 && openLines(part).length === 1
  return {
    body: { lines: [{ public_id: line.publicId, quantity: newCases }] },
    line: { line: line.publicId, oldCases: open, newCases, coming: null },
    change: wish,
    isInvalid: open === 0 || newCases === open || isEmptied,
  }
}

function refusalOf(
  { part, isOver }: PartStep,
  by: Side,
  { line, change, isInvalid }: Wanted,
): Refused | undefined {
  if (isOver && by === 'restaurant') return [409, 'order_not_active']
  if (isWaiting(part)) return [409, 'proposal_open']
  if (phaseOf(part, isOver) === 'ended') return [409, 'too_late_to_change']
  if (isInvalid) return INVALID
  // What it may do at once, or not before the answer, is no proposal.
  if (!proposableBy(by, part, isOver).includes(change)) return INVALID
  const after = afterAgreement(part, [{ ...line, publicId: '' }], by)
  if (by === 'restaurant' && after && isBelowMinimum(part, after)) return [409, 'minimum_not_met']
  return undefined
}

type Answer = 'agreed' | 'refused'

/** The other side answers what waits, or what no longer does. */
export const answer = partCommand(
  'answer a proposal',
  fc.record({
    how: fc.constantFrom<Answer>('agreed', 'agreed', 'refused'),
    which: fc.constantFrom('newest', 'newest', 'newest', 'oldest'),
  }),
  (at, { how, which }): PartCall | undefined => {
    const { order, part, model, real } = at
    const proposal = which === 'newest' ? part.proposals.at(-1) : part.proposals[0]
    if (!proposal) return undefined
    const [by] = otherSide(proposal.side, order.restaurant, part.supplier)
    const agreed = how === 'agreed' ? proposal.lines : []
    const after = afterAgreement(part, agreed, proposal.side)
    return {
      by,
      path: '/api/proposal-answer/',
      body: {
        proposal_public_id: proposal.publicId,
        agreed: agreed.map(({ publicId }) => publicId),
      },
      refused: overOf(proposal) ?? notApplied(part, proposal, agreed, after),
      apply: (body) => {
        const before = new Set(part.lines.map(({ publicId }) => publicId))
        const came = linesIn(by, body, part).find((line) => !before.has(line.public_id))
        if (agreed.length > 0 && after)
          part.lines = after.map((line) =>
            line.publicId === '' ? { ...line, publicId: came?.public_id ?? 'no line came' } : line,
          )
        proposal.status = 'answered'
        part.proposal = null
        const [to, index] = otherSide(by, order.restaurant, part.supplier)
        mailTrade(model, real, 'proposal-ended', to, index)
      },
    }
  },
)

function overOf({ status }: ModelProposal): Refused | undefined {
  if (status === 'open') return undefined
  const isLapsed = status === 'overdue' || status === 'lapsed'
  return [409, isLapsed ? 'proposal_lapsed' : 'proposal_over']
}

function notApplied(
  part: ModelPart,
  { side }: ModelProposal,
  agreed: readonly ModelProposalLine[],
  after: ModelLine[] | undefined,
): Refused | undefined {
  if (agreed.length === 0) return undefined
  if (!after) return [409, 'order_changed']
  return side === 'restaurant' && isBelowMinimum(part, after) ? [409, 'minimum_not_met'] : undefined
}

/** The lines once these are agreed to; undefined when the order is no longer what they were proposed about. */
function afterAgreement(
  part: ModelPart,
  agreed: readonly ModelProposalLine[],
  side: Side,
): ModelLine[] | undefined {
  let lines = part.lines
  for (const { line: id, oldCases, newCases } of agreed) {
    if (id === null) continue
    const line = lines.find(({ publicId }) => publicId === id)
    if (!line || casesOf(line) !== oldCases) return undefined
    if (newCases !== oldCases)
      lines = lines.map((one) => (one === line ? withCases(line, newCases, side) : one))
  }
  for (const { line: id, coming } of agreed) {
    if (!coming) continue
    const { product, priceCents, quantity } = coming
    const same = lines.find((line) => !line.isCancelled && line.product === product)
    if (same && same.priceCents !== priceCents) return undefined
    lines = same
      ? lines.map((one) => (one === same ? withCases(one, casesOf(one) + quantity, side) : one))
      : [...lines, { ...newLine(product, priceCents, quantity), replaces: id }]
  }
  return lines.every(({ isCancelled }) => isCancelled) ? undefined : lines
}

/** Its own side takes a proposal back. */
export const withdraw = partCommand(
  'withdraw a proposal',
  fc.constant({}),
  ({ part }): PartCall | undefined => {
    const proposal = part.proposals.at(-1)
    if (!proposal) return undefined
    return {
      by: proposal.side,
      path: '/api/proposal-withdraw/',
      body: { proposal_public_id: proposal.publicId },
      refused: overOf(proposal),
      apply: () => {
        proposal.status = 'withdrawn'
        part.proposal = null
      },
    }
  },
)

function lapse({ order, part, model, real }: Omit<PartStep, 'isOver'>): void {
  if (part.proposal?.status !== 'overdue') return
  const { side } = part.proposal
  const index = side === 'supplier' ? part.supplier : order.restaurant
  mailTrade(model, real, 'proposal-ended', side, index)
  part.proposal.status = 'lapsed'
  part.proposal = null
}

/** The time of everything that waits passes; where `isMarked`, the job has run that marks it and tells who proposed it. */
export const passTime = fc.record({ isMarked: fc.boolean() }).map(({ isMarked }) =>
  command(
    `the time of proposals passes${isMarked ? ', and the job runs' : ''}`,
    async (model, real) => {
      const parts = model.orders.flatMap((order) => order.parts.map((part) => ({ order, part })))
      const waiting = parts.filter(({ part }) => part.proposal !== null)
      for (const { part } of waiting) {
        await moveProposalDeadline(real.world.database, part.publicId, -1)
        known(part.proposal ?? undefined).status = 'overdue'
      }
      if (isMarked) {
        await real.lapseProposals()
        for (const at of waiting) lapse({ ...at, model, real })
      }
      for (const { order, part } of waiting) {
        await comparePart(model, real, order, part)
        await compareRestaurantOrders(model, real, order.restaurant)
        await compareSupplier(model, real, part.supplier)
      }
    },
  ),
)
