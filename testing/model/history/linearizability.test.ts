import { describe, expect, test } from 'vitest'
import { legalOrder, type Recorded, type Sequential } from './linearizability.ts'

type Call = 'accept' | 'cancel' | 'read'

/** One order, as its status: whoever answers it first is the only one. */
const order: Sequential<string, Call, string> = {
  initial: 'pending',
  run: (status, call) => {
    if (call === 'read') return { state: status, outcome: status }
    if (status !== 'pending') return { state: status, outcome: 'refused' }
    return { state: call === 'accept' ? 'accepted' : 'cancelled', outcome: 'ok' }
  },
}

type Row = [call: Call, invoked: number, answered: number, outcome: string]

const historyOf = (rows: Row[]): Recorded<Call, string>[] =>
  rows.map(([call, invoked, answered, outcome], index) => ({
    ...{ client: `${index}`, call, invoked, answered, outcome },
  }))

const LEGAL: [name: string, rows: Row[]][] = [
  ['nothing', []],
  [
    'one after the other',
    [
      ['accept', 1, 2, 'ok'],
      ['read', 3, 4, 'accepted'],
    ],
  ],
  [
    'two at once, one wins',
    [
      ['accept', 1, 4, 'ok'],
      ['cancel', 2, 3, 'refused'],
    ],
  ],
  [
    'the later one asked wins',
    [
      ['accept', 1, 4, 'refused'],
      ['cancel', 2, 3, 'ok'],
    ],
  ],
  [
    'a read during a call sees it or not',
    [
      ['accept', 1, 6, 'ok'],
      ['read', 2, 3, 'pending'],
      ['read', 4, 5, 'accepted'],
    ],
  ],
  [
    'an unknown one was done',
    [
      ['accept', 1, 2, 'unknown'],
      ['read', 3, 4, 'accepted'],
    ],
  ],
  [
    'an unknown one was not done',
    [
      ['accept', 1, 2, 'unknown'],
      ['read', 3, 4, 'pending'],
    ],
  ],
  [
    'an unknown one was done late',
    [
      ['accept', 1, 2, 'unknown'],
      ['read', 3, 4, 'pending'],
      ['read', 5, 6, 'accepted'],
    ],
  ],
  [
    'an unknown one explains a refusal',
    [
      ['cancel', 1, 2, 'unknown'],
      ['accept', 3, 4, 'refused'],
    ],
  ],
]

const IMPOSSIBLE: [name: string, rows: Row[]][] = [
  [
    'two winners',
    [
      ['accept', 1, 4, 'ok'],
      ['cancel', 2, 3, 'ok'],
    ],
  ],
  [
    'nobody wins',
    [
      ['accept', 1, 4, 'refused'],
      ['cancel', 2, 3, 'refused'],
    ],
  ],
  [
    'refused by one that was asked later',
    [
      ['accept', 1, 2, 'refused'],
      ['cancel', 3, 4, 'ok'],
    ],
  ],
  [
    'a read before what was answered',
    [
      ['accept', 1, 2, 'ok'],
      ['read', 3, 4, 'pending'],
    ],
  ],
  [
    'a read of what nobody has done',
    [
      ['read', 1, 2, 'accepted'],
      ['accept', 3, 4, 'ok'],
    ],
  ],
  [
    'reads that go back in time',
    [
      ['accept', 1, 6, 'ok'],
      ['read', 2, 3, 'accepted'],
      ['read', 4, 5, 'pending'],
    ],
  ],
  [
    'an unknown one that is done and undone',
    [
      ['accept', 1, 2, 'unknown'],
      ['read', 3, 4, 'accepted'],
      ['read', 5, 6, 'pending'],
    ],
  ],
  [
    'an unknown one that is done before it was asked',
    [
      ['read', 1, 2, 'accepted'],
      ['accept', 3, 4, 'unknown'],
    ],
  ],
]

describe('a history that one caller at a time could have had', () => {
  test.each(LEGAL)('%s', (_name, rows) => {
    expect(legalOrder(historyOf(rows), order)).toBeDefined()
  })
})

describe('a history that none could have had', () => {
  test.each(IMPOSSIBLE)('%s', (_name, rows) => {
    expect(legalOrder(historyOf(rows), order)).toBeUndefined()
  })
})

test('the order found begins with what had to be first', () => {
  const rows: Row[] = [
    ['read', 1, 8, 'cancelled'],
    ['accept', 2, 7, 'refused'],
    ['cancel', 3, 4, 'ok'],
  ]
  expect(legalOrder(historyOf(rows), order)?.[0]).toBe(2)
})
