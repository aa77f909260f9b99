import { expect, test } from 'vitest'
import { mayDo, PERMISSIONS, ROLES, ROLES_OF } from './role.ts'

test.for([
  ['owner', ['prices', 'trade', 'pick', 'settings']],
  ['buyer', ['prices', 'trade']],
  ['cook', ['prices']],
  ['desk', ['prices', 'trade', 'pick']],
  ['picker', ['pick']],
  ['operator', []],
] as const)('a member who is %s may %j and nothing else', ([role, allowed]) => {
  expect(PERMISSIONS.filter((permission) => mayDo(role, permission))).toEqual(allowed)
})

test('every role belongs to a kind of account', () => {
  expect(new Set(Object.values(ROLES_OF).flat())).toEqual(new Set(ROLES))
})
