import { expect, test } from 'vitest'
import { sellsTo } from './customer.ts'

test.for([
  ['everyone', null, true],
  ['everyone', 'asked', true],
  ['everyone', 'open', true],
  ['everyone', 'closed', false],
  ['customers', null, false],
  ['customers', 'asked', false],
  ['customers', 'open', true],
  ['customers', 'closed', false],
] as const)(
  'a supplier open to %s sells to a restaurant whose account is %s: %s',
  ([openTo, status, sells]) => {
    expect(sellsTo(openTo, status)).toBe(sells)
  },
)
