import { expect, test } from 'vitest'
import { hasRole, limitsOf, mayDo, PERMISSIONS, ROLES, ROLES_OF } from './role.ts'

test.for([
  ['owner', ['prices', 'manage_orders', 'pick', 'settings']],
  ['buyer', ['prices', 'manage_orders']],
  ['cook', ['prices']],
  ['desk', ['prices', 'manage_orders', 'pick']],
  ['picker', ['pick']],
  ['operator', []],
] as const)('a member who is %s may %j and nothing else', ([role, allowed]) => {
  expect(PERMISSIONS.filter((permission) => mayDo(role, permission))).toEqual(allowed)
})

test('every role belongs to a kind of account', () => {
  expect(new Set(Object.values(ROLES_OF).flat())).toEqual(new Set(ROLES))
})

test.for([
  ['restaurant', ['owner', 'buyer', 'cook']],
  ['supplier', ['owner', 'desk', 'picker']],
  ['operator', ['operator']],
] as const)('a %s has the roles %j', ([kind, roles]) => {
  expect(ROLES.filter((role) => hasRole(kind, role))).toEqual(roles)
})

test.for([
  ['cook', {}, 0, null],
  ['cook', { order: null }, null, null],
  ['cook', { order: 2_500, week: 10_000 }, 2_500, 10_000],
  ['cook', { week: 0 }, 0, 0],
  ['buyer', {}, null, null],
  ['buyer', { order: 0, week: null }, 0, null],
  ['owner', {}, null, null],
  ['owner', { order: null, week: null }, null, null],
  ['desk', {}, null, null],
  ['picker', {}, null, null],
] as const)(
  'a %s given %j has an order limit of %j and %j a week',
  ([role, given, orderLimitCents, weekLimitCents]) => {
    expect(limitsOf(role, given)).toEqual({ orderLimitCents, weekLimitCents })
  },
)

test.for(['owner', 'desk', 'picker', 'operator'] as const)('a %s has no limits', (role) => {
  expect(limitsOf(role, { order: 0 })).toBeUndefined()
  expect(limitsOf(role, { order: null, week: 1 })).toBeUndefined()
})
