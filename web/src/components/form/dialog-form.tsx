import type { ReactNode } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from './form-failure.tsx'
import type { CheckedForm } from './use-checked-form.ts'
import type { Places } from './use-form-errors.ts'

type FormActionsProps = {
  submit: string
  busy: boolean
  destructive?: boolean
  onCancel: () => void
}

export function FormActions({ submit, busy, destructive, onCancel }: FormActionsProps) {
  const { common } = useTexts()
  return (
    <div className="row center gap-md end">
      <Button variant="default" onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button type="submit" loading={busy} danger={destructive ?? false}>
        {submit}
      </Button>
    </div>
  )
}

type DialogFormProps<Values> = Omit<FormActionsProps, 'busy'> & {
  form: CheckedForm<Values>
  change: {
    send: (values: Values, idempotencyKey: string) => Promise<unknown>
    isPending: boolean
  }
  /** The field that a refusal is about, where it names none itself. */
  places?: Places<Values>
  children: ReactNode
}

/** A form as it stands in a dialog: its fields, why it was refused, its buttons. It begins anew each time the dialog opens. */
export function DialogForm<Values>(props: DialogFormProps<Values>) {
  const { form, change, places, children, ...actions } = props
  return (
    <form {...form.formProps(change.send, places)}>
      <div className="stack">
        {children}
        <FormFailure form={form} />
        <FormActions busy={change.isPending} {...actions} />
      </div>
    </form>
  )
}
