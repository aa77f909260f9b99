import type { OrderChange } from '@halles/domain/order-change.ts'
import {
  asAdded,
  casesOf,
  type Part,
  type PartChanges,
  type PartLine,
} from '../changes/part-changes.ts'

type Allowed = Pick<Part, 'changes' | 'may_propose' | 'products'>

/** Whether a restaurant can do something to a part at all, at once or by a proposal. */
export function isPossible(part: Pick<Part, 'changes' | 'may_propose'>, change: OrderChange) {
  return part.changes.includes(change) || part.may_propose.includes(change)
}

/** What of a restaurant's changes is done at once, and what its supplier is asked to agree to. */
export function splitChanges(part: Allowed, { lines, added }: PartChanges) {
  const entries = Object.entries(lines)
  const isAtOnce = ([id, to]: [string, number | 'removed']) =>
    part.changes.includes(changeOf(part.products, id, to))
  const addsAtOnce = part.changes.includes('add')
  return {
    atOnce: {
      lines: Object.fromEntries(entries.filter(isAtOnce)),
      added: addsAtOnce ? added : [],
    },
    proposed: {
      lines: Object.fromEntries(entries.filter((entry) => !isAtOnce(entry))),
      added: addsAtOnce ? [] : added,
    },
  }
}

function changeOf(products: readonly PartLine[], id: string, to: number | 'removed'): OrderChange {
  if (to === 'removed') return 'remove'
  const line = products.find(({ public_id }) => public_id === id)
  return line && to > casesOf(line) ? 'raise' : 'reduce'
}

export function isAny({ lines, added }: PartChanges): boolean {
  return Object.keys(lines).length > 0 || added.length > 0
}

/** The changes as `order-propose` takes them: 0 cases removes a line. */
export function asProposal({ lines, added }: PartChanges) {
  return {
    lines: Object.entries(lines).map(([public_id, to]) => ({
      public_id,
      quantity: to === 'removed' ? 0 : to,
    })),
    added: added.map(asAdded),
  }
}
