import { comparePricePerAmount, type PricedCase } from './measure.ts'
import { type Cents, lineTotal } from './money.ts'
import {
  ANSWER_TIME,
  ORDER_CHANGES,
  type OrderChange,
  type OrderPhase,
  type OrderSide,
  wayToChange,
} from './order-change.ts'
import { RESTAURANT_REASONS, SUPPLIER_REASONS } from './reasons.ts'

/** What can be proposed about an order: another quantity of a line, another product for it, one more product, another day, more weight. */
export const PROPOSAL_LINE_KINDS = ['quantity', 'substitute', 'add', 'day', 'weight'] as const
export type ProposalLineKind = (typeof PROPOSAL_LINE_KINDS)[number]

export const PROPOSAL_STATUSES = ['open', 'answered', 'lapsed', 'withdrawn'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

/** What a restaurant wants when a supplier lacks something; `ask` where it chose nothing. */
export const SUBSTITUTE_CHOICES = ['never', 'ask', 'same_or_cheaper'] as const
export type SubstituteChoice = (typeof SUBSTITUTE_CHOICES)[number]

/** How long a proposal waits unless its supplier says otherwise, and how long at least: with less, a call is faster. */
export const PROPOSAL_MINUTES = { usual: 120, least: 15 } as const

const MINUTE = 60_000

/**
 * Until when a proposal made now is to be answered: `answerMinutes` later, and no later than ANSWER_TIME says before the delivery
 * window begins. Moments in milliseconds; `windowAt` null where no day was agreed.
 */
export function answerBy({
  now,
  answerMinutes,
  windowAt,
}: {
  now: number
  answerMinutes: number
  windowAt: number | null
}): { answerBy: number } | { refused: 'too_late_to_propose' } {
  const asked = now + answerMinutes * MINUTE
  const last = windowAt === null ? asked : windowAt - ANSWER_TIME.minutesBeforeDelivery * MINUTE
  const by = Math.min(asked, last)
  return by - now < PROPOSAL_MINUTES.least * MINUTE
    ? { refused: 'too_late_to_propose' }
    : { answerBy: by }
}

/** All that a side may propose about an order in a phase: what it may do at once is no proposal. */
export function changesToPropose(side: OrderSide, phase: OrderPhase): OrderChange[] {
  return ORDER_CHANGES.filter((change) => wayToChange(side, change, phase) === 'by_proposal')
}

/** What becomes of a line's open cases. */
export function quantityChange(oldCases: number, newCases: number): OrderChange {
  if (newCases === 0) return 'remove'
  return newCases < oldCases ? 'reduce' : 'raise'
}

/** Whether a reason is one that a side gives for what it proposes. */
export function isReasonOf(side: OrderSide, reason: string): boolean {
  const reasons: readonly string[] = side === 'supplier' ? SUPPLIER_REASONS : RESTAURANT_REASONS
  return reasons.includes(reason)
}

/**
 * One thing that is proposed, in cents and cases: `linePriceCents`, `oldCases` and `newCases` of the line that it is about, with
 * `newPriceCents` where a case costs other than before once it is agreed to, `replacedCases` of it that a substitute comes for, `priceCents` and `quantity` of the product that comes.
 */
export type ProposedAmounts = {
  readonly kind: ProposalLineKind
  readonly linePriceCents: Cents | null
  readonly newPriceCents: Cents | null
  readonly oldCases: number | null
  readonly newCases: number | null
  readonly replacedCases: number | null
  readonly priceCents: Cents | null
  readonly quantity: number | null
  /** What its line costs where that was weighed, and what it costs at the weight that is proposed, in cents. */
  readonly lineWeighedCents?: Cents | null
  readonly weighedCents?: Cents | null
}

/** What the total of the order changes by when this alone is agreed to. */
export function differenceOf(line: ProposedAmounts): Cents {
  const price = line.linePriceCents ?? 0
  const { oldCases, newCases, lineWeighedCents, weighedCents } = line
  const before = lineWeighedCents ?? lineTotal(price, oldCases ?? 0)
  if (line.kind === 'weight') return (weighedCents ?? before) - before
  const after = lineTotal(line.newPriceCents ?? price, newCases ?? 0)
  const ofLine = oldCases === newCases ? 0 : after - before
  return line.kind === 'quantity' ? ofLine : ofLine + comingCents(line)
}

/** Whether the line that something is proposed about is sold by weight, and the product that comes. */
export type SoldByWeight = { readonly isLineWeighed: boolean; readonly isProductWeighed: boolean }

type ComparedCases = Pick<ProposedAmounts, 'kind' | 'oldCases' | 'newCases' | 'lineWeighedCents'>

/** Whether that difference is an estimate: of cases sold by weight that were not weighed, or will have to be again. */
export function isDifferenceEstimate(line: ComparedCases & SoldByWeight): boolean {
  const { kind, oldCases, newCases, lineWeighedCents } = line
  if (kind === 'weight') return false
  const isWeighedAndGone = newCases === 0 && lineWeighedCents != null
  return line.isProductWeighed || (line.isLineWeighed && oldCases !== newCases && !isWeighedAndGone)
}

/**
 * What counts against a member's limit when these are agreed to: what comes, less what it comes in place of, which was ordered
 * within the limit. Never below 0.
 */
export function addedCents(lines: readonly ProposedAmounts[]): Cents {
  const net = lines.reduce((sum, line) => {
    if (line.kind === 'quantity' || line.kind === 'weight') return sum + differenceOf(line)
    return sum + comingCents(line) - lineTotal(line.linePriceCents ?? 0, line.replacedCases ?? 0)
  }, 0)
  return Math.max(0, net)
}

function comingCents({ priceCents, quantity }: ProposedAmounts): Cents {
  return lineTotal(priceCents ?? 0, quantity ?? 0)
}

type Goods = PricedCase & { readonly category: string; readonly quantity: number }

/**
 * Whether a substitute is agreed to without being asked by who chose `same_or_cheaper`: of the same category, comparable, and
 * neither dearer for the same amount nor as a whole than the cases that it comes for.
 */
export function isSameOrCheaper(lacking: Goods, substitute: Goods): boolean {
  const compared = comparePricePerAmount(substitute, lacking)
  return (
    substitute.category === lacking.category &&
    compared !== undefined &&
    compared <= 0 &&
    lineTotal(substitute.priceCents, substitute.quantity) <=
      lineTotal(lacking.priceCents, lacking.quantity)
  )
}

/** What becomes of a proposed substitute by what the restaurant chose beforehand. */
export function substituteOutcome(
  choice: SubstituteChoice,
  lacking: Goods,
  substitute: Goods,
): 'refused' | 'asked' | 'agreed' {
  if (choice === 'never') return 'refused'
  return choice === 'same_or_cheaper' && isSameOrCheaper(lacking, substitute) ? 'agreed' : 'asked'
}
