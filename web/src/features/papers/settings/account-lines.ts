import {
  ACCOUNT_CATEGORIES,
  type AccountCategory,
  TAX_CODES,
  type TaxCode,
} from '@halles/domain/papers/payment.ts'
import type { AccountingLine } from './settings-queries.ts'

/** As they are typed: account and tax code by category and taxes. */
export type AccountValues = Record<string, { account: string; code: string }>

/** Nearly all goods bear both taxes or none; a deposit none. */
const USUAL: readonly TaxCode[] = ['none', 'both']

export function accountKey(category: AccountCategory, taxes: TaxCode): string {
  return `${category} ${taxes}`
}

/** The rows of the map: those that are usual, all of them, and in any case those that say something. */
export function accountRows(values: AccountValues, isWhole: boolean) {
  return ACCOUNT_CATEGORIES.flatMap((category) =>
    TAX_CODES.filter((taxes) => {
      const said = values[accountKey(category, taxes)]
      if (said && (said.account !== '' || said.code !== '')) return true
      return category === 'deposit' ? taxes === 'none' : isWhole || USUAL.includes(taxes)
    }).map((taxes) => ({ key: accountKey(category, taxes), category, taxes })),
  )
}

export function accountValues(lines: readonly AccountingLine[]): AccountValues {
  return Object.fromEntries(
    lines.map(({ category, tax_code, account, code }) => [
      accountKey(category, tax_code),
      { account, code },
    ]),
  )
}

/** What differs from what is stored, as it is sent. */
export function changedAccounts(values: AccountValues, stored: AccountValues): AccountingLine[] {
  return accountRows(values, true).flatMap(({ key, category, taxes }) => {
    const { account = '', code = '' } = values[key] ?? {}
    const before = stored[key] ?? { account: '', code: '' }
    const isSame = before.account === account.trim() && before.code === code.trim()
    return isSame ? [] : [{ category, tax_code: taxes, account: account.trim(), code: code.trim() }]
  })
}
