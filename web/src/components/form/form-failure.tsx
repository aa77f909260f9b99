import { Text } from '@mantine/core'
import { useConnected } from '../../platform/api/connection.ts'
import { useTexts } from '../../platform/language/language.ts'
import type { CheckedForm } from './use-checked-form.ts'

/** Why a form was refused as a whole, with the focus, or cannot be sent now. It stays when the toast has gone. */
export function FormFailure<Values>({ form }: { form: CheckedForm<Values> }) {
  const { offline } = useTexts()
  const connected = useConnected()
  if (!connected) return <Text c="var(--saffron-ink)">{offline.formUnavailable}</Text>
  return form.failure === undefined ? null : (
    <Text c="var(--tomato)" tabIndex={-1} data-failure>
      {form.failure}
    </Text>
  )
}
