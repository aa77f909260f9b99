import { useConnected } from '../../platform/api/connection.ts'
import { useTexts } from '../../platform/language/language.ts'
import type { CheckedForm } from './use-checked-form.ts'

/** Why a form was refused as a whole, with the focus, or cannot be sent now. It stays when the toast has gone. */
export function FormFailure<Values>({ form }: { form: CheckedForm<Values> }) {
  const { offline } = useTexts()
  const connected = useConnected()
  if (!connected) return <p className="warning-text">{offline.formUnavailable}</p>
  return form.failure === undefined ? null : (
    <p className="error-text" tabIndex={-1} data-failure>
      {form.failure}
    </p>
  )
}
