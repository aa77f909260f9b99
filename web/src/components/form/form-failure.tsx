import { Text } from '@mantine/core'
import type { CheckedForm } from './use-checked-form.ts'

/** Why a form was refused as a whole. It stays when the toast has gone, and has the focus. */
export function FormFailure<Values>({ form }: { form: CheckedForm<Values> }) {
  return form.failure === undefined ? null : (
    <Text c="var(--tomato)" tabIndex={-1} data-failure>
      {form.failure}
    </Text>
  )
}
