import { IconLinkOff } from '@tabler/icons-react'
import { EmptyState } from '../../components/empty-state.tsx'
import { Failure } from '../../components/failure.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { isDeadLink } from './dead-link.ts'

type UndoEmailChangePageProps = {
  token: string
  /** Every session of the account has ended, this browser’s perhaps too. */
  onDone: () => void
}

/**
 * Where the mails to an old login e-mail lead. A button, because programs that look into mailboxes open links too; what it
 * did stays on the page, which is all that whoever is logged out has to go by.
 */
export function UndoEmailChangePage({ token, onDone }: UndoEmailChangePageProps) {
  const { accounts } = useTexts()
  const undo = useChange({ call: () => apiWithOverlay.undoEmailChange({ token }), done: onDone })
  if (isDeadLink(undo.error)) return <DeadLink />
  return (
    <Page title={accounts.undoEmailTitle} width="narrow">
      <div className="card pad">
        <div className="stack">
          <p className={undo.isSuccess ? 'strong' : 'plain'} role="status">
            {undo.isSuccess ? accounts.emailUndone : accounts.undoEmail}
          </p>
          {undo.failure ? <Failure>{undo.failure}</Failure> : null}
          {undo.isSuccess ? null : (
            <Button loading={undo.isPending} onClick={() => undo.start()}>
              {accounts.undoEmailSubmit}
            </Button>
          )}
        </div>
      </div>
    </Page>
  )
}

function DeadLink() {
  const { accounts } = useTexts()
  return (
    <Page title={accounts.undoEmailTitle} width="narrow">
      <EmptyState
        icon={<IconLinkOff size={30} stroke={1.5} />}
        action={<ButtonLink to="/contact-us">{accounts.contactUs}</ButtonLink>}
      >
        {accounts.deadUndoLink}
      </EmptyState>
    </Page>
  )
}
