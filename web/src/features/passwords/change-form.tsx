import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { type NewPassword, newPasswordProblems } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

type Passwords = NewPassword & { current_password: string }

export function ChangeForm({ onDone }: { onDone: () => void }) {
  const { passwords } = useTexts()
  const form = useCheckedForm({
    initialValues: { current_password: '', new_password: '', confirm_password: '' },
    check: ({ current_password, ...typed }: Passwords) => ({
      ...(current_password === '' ? { current_password: 'required' as const } : {}),
      ...newPasswordProblems(typed),
    }),
  })
  const change = useChange({
    call: ({ current_password, new_password }: Passwords) =>
      apiWithOverlay.changePassword({ current_password, new_password }),
    done() {
      onDone()
      return passwords.changed
    },
    failed() {
      // product.md 5: the fields are cleared after the attempt.
      form.reset()
      return passwords.changeFailed
    },
  })
  const places = { wrong_password: 'current_password' } as const
  return (
    <form {...form.formProps(change.send, places)}>
      <div className="stack">
        <p>{passwords.changeHint}</p>
        <PasswordField
          label={passwords.current}
          autoComplete="current-password"
          data-autofocus
          {...form.field('current_password')}
        />
        <NewPasswordFields form={form} />
        <FormFailure form={form} />
        <Button type="submit" loading={change.isPending}>
          {passwords.change}
        </Button>
      </div>
    </form>
  )
}
