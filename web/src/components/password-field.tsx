import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTexts } from '../platform/language.ts'

/** A password that its writer may look at. `autoComplete` tells password managers which one it is. */
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
