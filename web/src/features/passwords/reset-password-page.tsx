import { Refused } from '@halles/contract/client.ts'
import { IconLinkOff } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { Page } from '../../components/page.tsx'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { type NewPassword, newPasswordProblems } from './new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

type ResetPasswordPageProps = {
  /** The two parts of the mail's link. */
  uidb64: string
  token: string
  /** Leaves this address for the login page: the token has served. */
  onDone: () => void
}

export function ResetPasswordPage({ onDone, ...link }: ResetPasswordPageProps) {
  const { passwords } = useTexts()
  const form = useCheckedForm({
    initialValues: { new_password: '', confirm_password: '' },
    check: newPasswordProblems,
  })
  const reset = useChange({
    call: ({ new_password }: NewPassword) =>
      apiWithOverlay.passwordResetConfirm({ ...link, new_password }),
    done() {
      onDone()
      return passwords.resetDone
    },
    // A dead link has the page say so.
    failed: (error) => (isDead(error) ? undefined : passwords.resetFailed),
  })
  if (isDead(reset.error)) return <DeadLink />
  return (
    <Page title={passwords.resetTitle} width="narrow">
      <div className="card pad">
        <form {...form.formProps(reset.send)}>
          <div className="stack">
            <p>{passwords.reset}</p>
            <NewPasswordFields form={form} />
            <FormFailure form={form} />
            <Button type="submit" loading={reset.isPending}>
              {passwords.resetSubmit}
            </Button>
          </div>
        </form>
      </div>
    </Page>
  )
}

function isDead(error: unknown): boolean {
  return error instanceof Refused && error.body?.code === 'invalid_token'
}

function DeadLink() {
  const { passwords } = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <Page title={passwords.resetTitle} width="narrow">
      <EmptyState
        icon={<IconLinkOff size={30} stroke={1.5} />}
        action={<Button onClick={() => setAsking(true)}>{passwords.askAgain}</Button>}
      >
        {passwords.deadLink}
      </EmptyState>
      <ForgotPassword opened={asking} onClose={() => setAsking(false)} />
    </Page>
  )
}
