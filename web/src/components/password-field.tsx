import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTexts } from '../platform/language/language.ts'

/** A password that can be shown while it is typed. `autoComplete` is for password managers: which password it is. */
export function PasswordField(props: PasswordInputProps) {
  const { forms } = useTexts()
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': forms.showPassword, tabIndex: 0 }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}
