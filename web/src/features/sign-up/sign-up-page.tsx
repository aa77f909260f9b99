import { IconChefHat, IconChevronRight, IconTruck } from '@tabler/icons-react'
import type { BusinessKind } from '../../components/account-fields/account-values.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Page } from '../../components/page.tsx'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './sign-up.module.css'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignUp } from './use-sign-up.ts'

type SignUpPageProps = {
  /** Chosen in step 1; without it there is no step 2. */
  kind: BusinessKind | undefined
  /** The token of the link that brought whoever signs up. */
  invitation: string | undefined
  onLeave: () => void
}

/** product.md 2: step 1 chooses a type, step 2 asks the rest. What was typed outlives a step back. */
export function SignUpPage({ kind, invitation, onLeave }: SignUpPageProps) {
  const { signUp } = useTexts()
  const registration = useSignUp(kind ?? 'restaurant', invitation)
  return (
    <Page title={signUp.title} width="form">
      {kind === undefined ? <ChooseKind /> : <SignUpForm kind={kind} registration={registration} />}
      <VerificationDialog email={registration.registered} onClose={onLeave} />
    </Page>
  )
}

const KINDS = [
  ['restaurant', IconChefHat],
  ['supplier', IconTruck],
] as const

function ChooseKind() {
  const { signUp, layout } = useTexts()
  return (
    <>
      <p className="soft strong mb-2xs">{signUp.step(1)}</p>
      <h2 className={styles.question}>{signUp.choose}</h2>
      <ul className="grid gap-md mt-lg">
        {KINDS.map(([kind, Icon]) => (
          <li key={kind}>
            <PrerenderedLink to={`/signup?type=${kind}`} className={`${styles.kind} card`}>
              <span className={`${styles.kindIcon} grid leaf`} aria-hidden>
                <Icon size={34} stroke={1.5} />
              </span>
              <span>
                <span className={`${styles.kindTitle} size-xl block`}>
                  {signUp.kinds[kind].title}
                </span>
                <span className="soft block">{signUp.kinds[kind].text}</span>
                <span className={`${styles.cost} mt-xs warning-text bold small`}>
                  {signUp.kinds[kind].cost}
                </span>
              </span>
              <IconChevronRight className={styles.chevron} aria-hidden />
            </PrerenderedLink>
          </li>
        ))}
      </ul>
      <p className="mt-lg">
        {signUp.haveAccount}{' '}
        <PrerenderedLink className="link" to="/login">
          {layout.login}
        </PrerenderedLink>
      </p>
    </>
  )
}

type VerificationDialogProps = {
  /** The address that was registered; the dialog opens with it. */
  email: string | undefined
  onClose: () => void
}

/** product.md 2: on success people learn that a review comes first. */
function VerificationDialog({ email, onClose }: VerificationDialogProps) {
  const { signUp } = useTexts()
  return (
    <Dialog
      opened={email !== undefined}
      onClose={onClose}
      title={signUp.successTitle}
      description={
        <div className="stack">
          <p>{signUp.success}</p>
          <p>{signUp.successHint(email ?? '')}</p>
        </div>
      }
    >
      <div className="stack">
        <Button onClick={onClose} className="self-end">
          {signUp.successButton}
        </Button>
      </div>
    </Dialog>
  )
}
