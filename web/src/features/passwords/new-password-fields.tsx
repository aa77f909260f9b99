import type { FormFields } from '../../components/form/use-checked-form.ts'
import { useTexts } from '../../platform/language/language.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import type { NewPassword } from './new-password.ts'

export function NewPasswordFields({ form }: { form: FormFields<NewPassword> }) {
  const { passwords, forms } = useTexts()
  return (
    <>
      <PasswordField
        label={passwords.newPassword}
        description={forms.passwordRule}
        autoComplete="new-password"
        {...form.field('new_password')}
      />
      <PasswordField
        label={passwords.confirmation}
        autoComplete="new-password"
        {...form.field('confirm_password')}
      />
    </>
  )
}
