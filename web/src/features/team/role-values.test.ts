import { expect, test } from 'vitest'
import { isLimited, orderLimitWith, roleBody, rolesToGive, valuesOf } from './role-values.ts'

const cook = { role: 'cook', order_limit: '0', week_limit: '' }

test('a business gives the roles of its kind, an owner’s last', () => {
  expect(rolesToGive('restaurant')).toEqual(['cook', 'buyer', 'owner'])
  expect(rolesToGive('supplier')).toEqual(['picker', 'desk', 'owner'])
})

test('only those who order have limits', () => {
  expect(['owner', 'buyer', 'cook', 'desk', 'picker', ''].filter(isLimited)).toEqual([
    'buyer',
    'cook',
  ])
})

test('an empty limit is none, and a comma is understood', () => {
  expect(roleBody({ role: 'buyer', order_limit: ' ', week_limit: '1 250,50 $' })).toEqual({
    role: 'buyer',
    order_limit: null,
    week_limit: '1250.50',
  })
})

test('a role without limits is sent without what was typed for another', () => {
  expect(roleBody({ ...cook, role: 'desk' })).toEqual({ role: 'desk' })
})

test('a limit that was the role’s own follows the role; one that was typed stays', () => {
  const none = { role: '', order_limit: '', week_limit: '' }
  expect(orderLimitWith(none, 'cook')).toBe('0')
  expect(orderLimitWith(cook, 'buyer')).toBe('')
  expect(orderLimitWith({ ...cook, order_limit: '75' }, 'buyer')).toBe('75')
})

test('a member’s limits are written as the language on screen does', () => {
  const member = { role: 'buyer', order_limit: '400.00', week_limit: null } as const
  expect(valuesOf(member, true).order_limit).toBe('400,00')
  expect(valuesOf(member, false)).toEqual({ role: 'buyer', order_limit: '400.00', week_limit: '' })
})
