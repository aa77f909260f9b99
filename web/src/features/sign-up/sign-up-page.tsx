import type { BusinessKind } from '../../components/account-fields/account-values.ts'
import { Page } from '../../components/page.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { ChooseKind } from './choose-kind.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useSignUp } from './use-sign-up.ts'
import { VerificationDialog } from './verification-dialog.tsx'

type SignUpPageProps = {
  /** Chosen in step 1; without it there is no step 2. */
  kind: BusinessKind | undefined
  onLeave: () => void
}

/** product.md 2: step 1 chooses a type, step 2 asks the rest. What was typed outlives a step back. */
export function SignUpPage({ kind, onLeave }: SignUpPageProps) {
  const { signUp } = useTexts()
  const registration = useSignUp(kind ?? 'restaurant')
  return (
    <Page title={signUp.title} width={700}>
      {kind === undefined ? <ChooseKind /> : <SignUpForm kind={kind} registration={registration} />}
      <VerificationDialog email={registration.registered} onClose={onLeave} />
    </Page>
  )
}
