import { invoiceSettingsTexts } from '@halles/texts/pages/invoice-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { CheckBox } from '../../../components/check-box.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api, errorMessage } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { ALL_PAPERS, balancesOptions } from '../paper-queries.ts'

/** Off unless it is switched on. */
export function Reminders() {
  const texts = useTextsOf(invoiceSettingsTexts)
  const query = useQuery(balancesOptions())
  const save = useChange({
    stale: ALL_PAPERS,
    staleWhenRefused: true,
    waitsForStale: true,
    call: (is_on: boolean, options) => api.remindersSave({ is_on }, options),
    done: ({ is_on }) => (is_on ? texts.remindersOn : texts.remindersOff),
    failed: (error) => errorMessage(error),
  })
  return (
    <QueryState query={query} error={texts.loadError}>
      {({ reminders }) => (
        <>
          <CheckBox
            label={texts.remind}
            checked={save.isPending ? save.sent === true : reminders?.is_on === true}
            onChange={(isOn) => save.start(isOn)}
          />
          <p className="soft small">{texts.remindHint}</p>
        </>
      )}
    </QueryState>
  )
}
