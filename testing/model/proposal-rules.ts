import type { Body } from '../client/browser.ts'
import { newLine } from './change-commands.ts'
import type { Refused } from './command.ts'
import { mailTrade } from './mails.ts'
import {
  casesOf,
  type ModelLine,
  type ModelPart,
  type ModelProposal,
  type ModelProposalLine,
  type Side,
} from './model.ts'
import type { PartStep } from './part-command.ts'
import { withCases } from './part-rules.ts'

/** Who answers a proposal, and which of its kind it is. */
export const otherSide = (by: Side, restaurant: number, supplier: number): [Side, number] =>
  by === 'supplier' ? ['restaurant', restaurant] : ['supplier', supplier]

/** Why a proposal can no longer be answered or withdrawn. */
export function overOf({ status }: ModelProposal): Refused | undefined {
  if (status === 'open') return undefined
  const isLapsed = status === 'overdue' || status === 'lapsed'
  return [409, isLapsed ? 'proposal_lapsed' : 'proposal_over']
}

/** The lines once these are agreed to; undefined when the order is no longer what they were proposed about. */
export function afterAgreement(
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

/** What was overdue is marked, and mailed to who had proposed it. */
export function lapse({ order, part, model, real }: Omit<PartStep, 'isOver'>): void {
  if (part.proposal?.status !== 'overdue') return
  const { side } = part.proposal
  const index = side === 'supplier' ? part.supplier : order.restaurant
  mailTrade(model, real, 'proposal-ended', side, index)
  part.proposal.status = 'lapsed'
  part.proposal = null
}

/** The lines after an agreement, the one that came with the id that an answer has for it. */
export function withNewLine(
  { lines }: ModelPart,
  after: readonly ModelLine[],
  answered: readonly Body[],
): ModelLine[] {
  const before = new Set(lines.map(({ publicId }) => publicId))
  const came = answered.find((line) => !before.has(line.public_id))
  return after.map((line) =>
    line.publicId === '' ? { ...line, publicId: came?.public_id ?? 'no line came' } : line,
  )
}
