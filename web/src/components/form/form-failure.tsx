import { Text } from '@mantine/core'
import type { CheckedForm } from './use-checked-form.ts'

/** Why a form was refused as a whole. It stays when the toast has gone. */
export function FormFailure<Values>({ form }: { form: CheckedForm<Values> }) {
  return form.failure === undefined ? null : <Text c="var(--tomato)">{form.failure}</Text>
}
