import { expect, test } from 'vitest'
import { formatWeight } from './weight.ts'

test('a weight has its unit and as many decimals as it has', () => {
  expect(formatWeight('fr', '4.525', 'kg')).toBe('4,525\u00a0kg')
  expect(formatWeight('en', '4.5', 'lb')).toBe('4.5\u00a0lb')
  expect(formatWeight('fr', '1234.5', 'kg')).toBe('1\u00a0234,5\u00a0kg')
})
