import { formatMoney, parseMoney, sumCents } from '@halles/domain/money.ts'
import { parseDifference } from './difference.ts'
import type { Proposal, ProposedPart } from './proposed-part.ts'

export type Choice = 'agreed' | 'refused'

export type Choices = Readonly<Record<string, Choice>>

/** What an answer comes to so far: how many lines are agreed to, by how many cents the total changes, whether any is undecided. */
export function proposalOutcome({ lines }: Pick<Proposal, 'lines'>, choices: Choices) {
  const agreed = lines.filter(({ public_id }) => choices[public_id] === 'agreed')
  return {
    agreed: agreed.map(({ public_id }) => public_id),
    differenceCents: sumCents(agreed.map(({ difference }) => parseDifference(difference))),
    isEstimate: agreed.some(({ is_estimate }) => is_estimate),
    isComplete: lines.every(({ public_id }) => choices[public_id] !== undefined),
  }
}

/** A part's total with a difference, as the wire has amounts. */
export function totalWith(total: string, differenceCents: number): string {
  return formatMoney((parseMoney(total) ?? 0) + differenceCents)
}

/** Whether that total is an estimate: of what comes by weight, some would still not be weighed. */
export function isTotalWithEstimate(
  { lines }: Pick<ProposedPart, 'lines'>,
  proposal: Pick<Proposal, 'lines'>,
  agreed: readonly string[],
): boolean {
  const changes = proposal.lines.filter(({ public_id }) => agreed.includes(public_id))
  // Weighed, or not coming any more.
  const settled = new Set(
    changes
      .filter(({ kind, quantity }) => kind === 'weight' || quantity === 0)
      .map(({ line_public_id }) => line_public_id),
  )
  const comes = changes.filter(({ line_public_id }) => !settled.has(line_public_id))
  return (
    lines.some(({ public_id, isEstimate }) => isEstimate && !settled.has(public_id)) ||
    comes.some(({ is_estimate }) => is_estimate)
  )
}

/** Choices that a draft stored, of lines that are still proposed. */
export function choicesFrom(
  stored: Readonly<Record<string, unknown>>,
  { lines }: Pick<Proposal, 'lines'>,
): Choices {
  return Object.fromEntries(
    lines.flatMap(({ public_id }) => {
      const choice = stored[public_id]
      return choice === 'agreed' || choice === 'refused' ? [[public_id, choice]] : []
    }),
  )
}
