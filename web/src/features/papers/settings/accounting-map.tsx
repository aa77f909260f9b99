import { MAX_ACCOUNT, MAX_TAX_NAME } from '@halles/domain/papers/payment.ts'
import { invoiceSettingsTexts } from '@halles/texts/pages/invoice-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CheckBox } from '../../../components/check-box.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import rows from '../../../components/rows.module.css'
import { useChange } from '../../../components/use-change.ts'
import { api, errorMessage } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import papers from '../papers.module.css'
import { type AccountValues, accountRows, accountValues, changedAccounts } from './account-lines.ts'
import { accountingMapOptions } from './settings-queries.ts'

/** Where a supplier's accounting program keeps what it sells. */
export function AccountingMap() {
  const texts = useTextsOf(invoiceSettingsTexts)
  const query = useQuery(accountingMapOptions)
  return (
    <QueryState query={query} error={texts.loadError}>
      {({ lines }) => <Accounts stored={accountValues(lines)} />}
    </QueryState>
  )
}

function Accounts({ stored }: { stored: AccountValues }) {
  const texts = useTextsOf(invoiceSettingsTexts)
  const [typed, setTyped] = useState<AccountValues>({})
  const [isWhole, setWhole] = useState(false)
  const values = { ...stored, ...typed }
  const changed = changedAccounts(values, stored)
  const save = useChange({
    answers: accountingMapOptions.queryKey,
    call: (lines: typeof changed, options) => api.accountingMapSave({ lines }, options),
    done() {
      setTyped({})
      return texts.mapSaved
    },
    failed: (error) => errorMessage(error),
  })
  const type = (key: string, part: Partial<AccountValues[string]>) =>
    setTyped({ ...typed, [key]: { account: '', code: '', ...values[key], ...part } })
  return (
    <>
      <CheckBox label={texts.rareTaxes} checked={isWhole} onChange={setWhole} />
      <ul className={`${rows.list} mb-md`}>
        {accountRows(values, isWhole).map(({ key, category, taxes }) => {
          const names = [texts.categories[category], texts.taxCodes[taxes]] as const
          return (
            <li key={key} className={`${rows.item} ${papers.account}`}>
              <span className="min-0">
                <span className="bold">{names[0]}</span>{' '}
                <span className="soft small">{names[1]}</span>
              </span>
              <TextField
                aria-label={texts.accountOf(...names)}
                placeholder={texts.account}
                maxLength={MAX_ACCOUNT}
                autoComplete="off"
                value={values[key]?.account ?? ''}
                onChange={({ currentTarget }) => type(key, { account: currentTarget.value })}
              />
              <TextField
                aria-label={texts.codeOf(...names)}
                placeholder={texts.code}
                maxLength={MAX_TAX_NAME}
                autoComplete="off"
                value={values[key]?.code ?? ''}
                onChange={({ currentTarget }) => type(key, { code: currentTarget.value })}
              />
            </li>
          )
        })}
      </ul>
      <Button
        disabled={changed.length === 0}
        loading={save.isPending}
        onClick={() => save.start(changed)}
      >
        {texts.mapSave}
      </Button>
    </>
  )
}
