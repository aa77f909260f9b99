import { IconLinkOff } from '@tabler/icons-react'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { isDeadLink } from './dead-link.ts'

type ConfirmEmailPageProps = {
  token: string
  /** Leaves this address: the token has served. */
  onDone: () => void
}

/** Where the mail to a new login e-mail leads. The link shows whose the mailbox is, the password whose the account is. */
export function ConfirmEmailPage({ token, onDone }: ConfirmEmailPageProps) {
  const { accounts, forms } = useTexts()
  const form = useCheckedForm({
    initialValues: { current_password: '' },
    check: ({ current_password }) =>
      current_password === '' ? { current_password: 'required' as const } : {},
  })
  const confirm = useChange({
    call: (values: { current_password: string }) =>
      apiWithOverlay.confirmEmail({ token, ...values }),
    done() {
      onDone()
      return accounts.emailConfirmed
    },
  })
  const places = { wrong_password: 'current_password' } as const
  if (isDeadLink(confirm.error)) return <DeadLink />
  return (
    <Page title={accounts.confirmEmailTitle} width="narrow">
      <div className="card pad">
        <form {...form.formProps(confirm.send, places)}>
          <div className="stack">
            <p>{accounts.confirmEmail}</p>
            <PasswordField
              label={forms.passwordToConfirm}
              autoComplete="current-password"
              {...form.field('current_password')}
            />
            <FormFailure form={form} />
            <Button type="submit" loading={confirm.isPending}>
              {accounts.confirmEmailSubmit}
            </Button>
          </div>
        </form>
      </div>
    </Page>
  )
}

function DeadLink() {
  const { accounts } = useTexts()
  return (
    <Page title={accounts.confirmEmailTitle} width="narrow">
      <EmptyState
        icon={<IconLinkOff size={30} stroke={1.5} />}
        action={
          <ButtonLink to="/account" search={{ to: 'profile' }}>
            {accounts.toAccount}
          </ButtonLink>
        }
      >
        {accounts.deadLink}
      </EmptyState>
    </Page>
  )
}
