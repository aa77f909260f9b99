import { ACCOUNT_CATEGORIES } from '@halles/domain/papers/payment.ts'
import { expect, test } from 'vitest'
import { accountRows, accountValues, changedAccounts } from './account-lines.ts'

const LINE = { category: 'beef', tax_code: 'none', account: '4100', code: 'Exempt' } as const

test('each category has a row without taxes and one with both; a deposit has none with taxes', () => {
  const rows = accountRows({}, false)
  expect(rows).toHaveLength((ACCOUNT_CATEGORIES.length - 1) * 2 + 1)
  expect(accountRows({}, true)).toHaveLength((ACCOUNT_CATEGORIES.length - 1) * 4 + 1)
})

test('a row that says something is there, however rare', () => {
  const rows = accountRows({ 'beef gst': { account: '4', code: '' } }, false)
  expect(rows.map(({ key }) => key)).toContain('beef gst')
})

test('only what was changed is sent; what was emptied is sent empty', () => {
  const stored = accountValues([LINE])
  expect(changedAccounts(stored, stored)).toEqual([])
  expect(
    changedAccounts({ ...stored, 'pork both': { account: ' 4200 ', code: '' } }, stored),
  ).toEqual([{ category: 'pork', tax_code: 'both', account: '4200', code: '' }])
  expect(changedAccounts({ 'beef none': { account: '', code: '' } }, stored)).toEqual([
    { category: 'beef', tax_code: 'none', account: '', code: '' },
  ])
})
