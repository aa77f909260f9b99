import type { FormFields } from '../../components/form/use-checked-form.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { useTexts } from '../../platform/language/language.ts'
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
