import fc from 'fast-check'
import type { Body } from '../client/browser.ts'
import type { Refused } from './command.ts'
import { dayOf, FIRST_DAY, isOffered } from './days.ts'
import { mailTrade } from './mails.ts'
import {
  canBeOrdered,
  casesOf,
  known,
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
} from './part-rules.ts'
import { afterAgreement, lapse, otherSide, withNewLine } from './proposal-rules.ts'
import { outcomeOf } from './substitute-choices.ts'

type Wish = 'reduce' | 'raise' | 'remove' | 'add' | 'substitute' | 'move'
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
    wish: fc.constantFrom<Wish>(
      'reduce',
      'raise',
      'remove',
      'add',
      'substitute',
      'substitute',
      'move',
    ),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  (at, { wish, quantity }): PartCall => {
    const { order, part, model, real } = at
    const by: Side = wish === 'substitute' || wish === 'move' ? 'supplier' : 'restaurant'
    const wanted = wantedOf(at, wish, quantity)
    return {
      by,
      path: '/api/order-propose/',
      body: { supplier_order_public_id: part.publicId, ...wanted.body },
      refused: refusalOf(at, by, wanted),
      apply: (answer) => {
        // By whoever proposes next.
        lapse(at)
        if (wish === 'substitute' && outcomeAt(at, wanted) === 'agreed')
          return agreeBeforehand(at, wanted, answer)
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

function wantedOf({ part, model, real }: PartStep, wish: Wish, quantity: number): Wanted {
  if (wish === 'move') {
    // One of a few days, of which the first are never offered.
    const day = FIRST_DAY - 2 + (quantity % 6)
    return {
      body: { day: dayOf(real, day) },
      line: { line: null, oldCases: 0, newCases: 0, coming: null, day },
      change: 'move',
      isInvalid: false,
    }
  }
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
  at: PartStep,
  by: Side,
  { line, change, isInvalid }: Wanted,
): Refused | undefined {
  const { part, isOver, model } = at
  if (isOver && by === 'restaurant') return [409, 'order_not_active']
  if (isWaiting(part)) return [409, 'proposal_open']
  if (phaseOf(part, isOver) === 'ended') return [409, 'too_late_to_change']
  if (isInvalid) return INVALID
  // What it may do at once, or not before the answer, is no proposal.
  if (!proposableBy(by, part, isOver).includes(change)) return INVALID
  if (line.day !== undefined) {
    if (line.day === part.day) return INVALID
    return isOffered(model, part.supplier, line.day) ? undefined : [409, 'delivery_day_closed']
  }
  if (change === 'substitute' && outcomeAt(at, { line }) === 'refused') return INVALID
  const after = afterAgreement(part, [{ ...line, publicId: '' }], by)
  if (by === 'restaurant' && after && isBelowMinimum(part, after)) return [409, 'minimum_not_met']
  return undefined
}

/** What its restaurant chose about a substitute. */
function outcomeAt({ order, part, model }: PartStep, { line }: Pick<Wanted, 'line'>) {
  const lacking = known(part.lines.find(({ publicId }) => publicId === line.line))
  return outcomeOf(
    model,
    { restaurant: order.restaurant, supplier: part.supplier },
    { priceCents: lacking.priceCents, cases: line.oldCases },
    line.coming,
  )
}

/** Done at once, and its restaurant is told. */
function agreeBeforehand(
  { order, part, model, real }: PartStep,
  { line }: Wanted,
  answer: Body,
): void {
  const after = known(afterAgreement(part, [{ ...line, publicId: '' }], 'supplier'))
  part.lines = withNewLine(part, after, linesIn('supplier', answer, part))
  mailTrade(model, real, 'order-reduced', 'restaurant', order.restaurant)
}
