import { expect, test } from 'vitest'
import type { OrderEntryKind, StepEntry } from './order-entry.ts'
import { newsOf } from './order-news.ts'

type Entry = StepEntry | { kind: OrderEntryKind; new?: object | null; proposalId?: number }

const line: Entry = { kind: 'line_changed' }
const agreedLine: Entry = { kind: 'line_added', proposalId: 1 }
const proposed: Entry = { kind: 'proposed', proposalId: 2 }
const agreedBeforehand: Entry[] = [
  { kind: 'proposed', proposalId: 1 },
  { kind: 'answered', proposalId: 1 },
  agreedLine,
]
const answered: Entry = { kind: 'answered', proposalId: 3 }
const received: Entry = { kind: 'received' }

test.for<
  [
    who: 'supplier' | 'restaurant',
    what: Entry[],
    mail: string | undefined,
    event: string,
    id?: number,
  ]
>([
  ['supplier', [{ status: 'acknowledged' }], 'order-accepted', 'accepted'],
  ['supplier', [{ status: 'acknowledged' }, line], 'order-changed', 'modified'],
  ['supplier', [{ status: 'acknowledged' }, line, proposed], 'order-changed', 'proposed', 2],
  [
    'supplier',
    [{ status: 'acknowledged' }, line, ...agreedBeforehand],
    'order-changed',
    'modified',
  ],
  ['supplier', [{ status: 'cancelled' }], 'order-rejected', 'cancelled'],
  ['supplier', [{ status: 'done' }], undefined, 'done'],
  ['supplier', [line], 'order-reduced', 'changed'],
  ['supplier', [line, proposed], 'order-reduced', 'proposed', 2],
  ['supplier', [line, ...agreedBeforehand, proposed], 'order-reduced', 'proposed', 2],
  ['supplier', agreedBeforehand, 'order-reduced', 'changed'],
  ['supplier', [...agreedBeforehand, proposed], 'order-reduced', 'proposed', 2],
  ['restaurant', [line], 'order-edited', 'changed'],
  ['restaurant', [{ kind: 'line_added' }], 'order-edited', 'changed'],
  ['restaurant', [{ kind: 'line_removed' }], 'order-edited', 'changed'],
  ['restaurant', [{ status: 'cancelled' }], 'order-withdrawn', 'withdrawn'],
  ['restaurant', [proposed], 'proposal-made', 'proposed', 2],
  ['supplier', [proposed], 'proposal-made', 'proposed', 2],
  ['restaurant', [answered], 'proposal-ended', 'answered', 3],
  [
    'supplier',
    [answered, line, { kind: 'day_changed', proposalId: 3 }],
    'proposal-ended',
    'answered',
    3,
  ],
  ['supplier', [{ kind: 'withdrawn', proposalId: 4 }], undefined, 'proposal_withdrawn'],
  ['restaurant', [received], undefined, 'received'],
  [
    'restaurant',
    [received, received, { kind: 'credit_asked', new: {} }],
    'credit-asked',
    'credit_asked',
  ],
  ['restaurant', [received, { kind: 'credit_asked', new: null }], undefined, 'received'],
  ['supplier', [{ kind: 'credit_answered' }], 'credit-answered', 'credit_answered'],
  ['restaurant', [{ kind: 'message' }], undefined, 'message'],
])('what a %s recorded as %j: mail %s, event %s', ([who, what, mail, event, proposalId]) => {
  expect(newsOf(who, what)).toEqual({ mail, event, proposalId })
})
