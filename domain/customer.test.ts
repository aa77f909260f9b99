import { expect, test } from 'vitest'
import { customerChange, sellsTo } from './customer.ts'

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

test.for([
  ['asked', 'open', 'opened'],
  ['asked', 'closed', 'refused'],
  ['open', 'closed', 'closed'],
  ['closed', 'open', 'opened'],
  ['open', 'open', undefined],
  ['closed', 'closed', undefined],
] as const)('an account that was %s and is %s has been %s', ([from, to, became]) => {
  expect(customerChange(from, to)).toBe(became)
})
