import { Refused } from '@halles/contract/client.ts'
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useChange } from '../../components/use-change.ts'
import { errorMessage } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { signIn } from '../../platform/session/session.ts'
import { type Viewer, viewerOf } from '../../platform/session/viewer.ts'
import styles from './login-form.module.css'
import { type Credentials, loginProblems } from './login-problems.ts'

type LoginFormProps = {
  /** On the way to a page that asks for it; undefined as long as nobody knows. */
  onTheWay: boolean | undefined
  onEntered: (viewer: Viewer) => void
  onCodeRequired: (credentials: Credentials) => void
  forgotten: (email: string) => ReactNode
}

export function LoginForm({ onTheWay, onEntered, onCodeRequired, forgotten }: LoginFormProps) {
  const { session } = useTexts()
  const form = useCheckedForm({
    initialValues: { email: '', password: '' },
    check: loginProblems,
  })
  const login = useChange({
    call: (credentials: Credentials) => signIn(credentials),
    done: (answer) => onEntered(viewerOf(answer)),
    failed: (error, credentials) =>
      isCodeRequired(error) ? onCodeRequired(credentials) : errorMessage(error),
  })
  return (
    <form {...form.formProps(login.send)}>
      <Stack>
        <Text className={styles.onTheWay} data-shown={onTheWay}>
          {session.welcomeBack}
        </Text>
        <TextInput
          type="email"
          label={session.email}
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField
          label={session.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <FormFailure form={form} />
        <Button type="submit" loading={login.isPending}>
          {session.submit}
        </Button>
        <Group justify="space-between" gap="xs">
          {forgotten(form.values.email)}
          <Anchor component={PrerenderedLink} className="standalone-link" to="/signup">
            {session.signUp}
          </Anchor>
        </Group>
      </Stack>
    </form>
  )
}

function isCodeRequired(error: unknown): boolean {
  return error instanceof Refused && error.body?.code === 'code_required'
}
