import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const OURS = 'https://halles.example.ca'

test.each([
  '/account?to=orders',
  '/categories/all?search=b%C5%93uf%20%26%2012',
  '/order/abc#lines',
])('%s is a page of ours', (target) => {
  expect(safeRedirect(target, OURS)).toBe(target)
})

test.each([
  undefined,
  '',
  'account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/order\\abc',
  '/order/\tabc',
  '/.//evil.example',
  '/x/..//evil.example',
  'https:evil.example',
  'https://evil.example/',
  'https://halles.example.ca/account',
  'javascript:alert(1)',
  'data:text/html,x',
])('%j leads nowhere', (target) => {
  expect(safeRedirect(target, OURS)).toBeUndefined()
})

test('the login page is no target: it would lead in a circle', () => {
  expect(safeRedirect('/login?redirect=%2Flogin', OURS)).toBeUndefined()
})
