import { Refused } from '@halles/contract/client.ts'
import type { ReactNode } from 'react'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useChange } from '../../components/use-change.ts'
import { errorMessage } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { signIn } from '../../platform/session/session.ts'
import { type Viewer, viewerOf } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
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
      <div className="stack">
        <p className={styles.onTheWay} data-shown={onTheWay}>
          {session.welcomeBack}
        </p>
        <TextField
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
        <div className="row center gap-xs between">
          {forgotten(form.values.email)}
          <PrerenderedLink className="standalone-link" to="/signup">
            {session.signUp}
          </PrerenderedLink>
        </div>
      </div>
    </form>
  )
}

function isCodeRequired(error: unknown): boolean {
  return error instanceof Refused && error.body?.code === 'code_required'
}
