import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '../../../components/error-state.tsx'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { SkeletonRows } from '../../../components/skeleton-rows.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { OPERATOR_KEYS, secondFactorOptions } from '../operator-queries.ts'
import { Enrolment } from './enrolment.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security.module.css'
import { type Invite, StartEnrolment } from './start-enrolment.tsx'

/** How the operator signs in. `password` changes the password: another feature, so the route brings it. */
export function Security({ password }: { password: ReactNode }) {
  const texts = useTextsOf(operatorTexts)
  return (
    <>
      <section className={styles.section} aria-labelledby="second-factor">
        <h2 id="second-factor">{texts.factorTitle}</h2>
        <SecondFactor />
      </section>
      <section className={styles.section} aria-labelledby="password">
        <h2 id="password">{texts.passwordTitle}</h2>
        {password}
      </section>
    </>
  )
}

function SecondFactor() {
  const texts = useTextsOf(operatorTexts)
  const client = useQueryClient()
  const query = useQuery(secondFactorOptions)
  const [invite, setInvite] = useState<Invite>()
  // Shown until the operator confirms that they are saved: they cannot be shown again.
  const [codes, setCodes] = useState<readonly string[]>()

  function enrolled(recoveryCodes: readonly string[]) {
    setCodes(recoveryCodes)
    setInvite(undefined)
    void invalidateInAllTabs(client, OPERATOR_KEYS)
  }
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
  if (invite) {
    return <Enrolment invite={invite} onEnrolled={enrolled} onCancel={() => setInvite(undefined)} />
  }
  if (query.isError) return <ErrorState error={query.error} onRetry={query.refetch} />
  if (!query.data) return <SkeletonRows rows={2} />
  if (query.data.is_enrolled) {
    return (
      <>
        <p>{texts.factorOn}</p>
        <p className="mb-md">{texts.recoveryLeft(query.data.recovery_codes_left)}</p>
        <RemoveSecondFactor />
      </>
    )
  }
  return (
    <>
      <p className="mb-md">{texts.factorOff}</p>
      <StartEnrolment onStarted={setInvite} />
    </>
  )
}

/** The button and the question that asks for the password. */
function RemoveSecondFactor() {
  const texts = useTextsOf(operatorTexts)
  const toasts = useToasts()
  const client = useQueryClient()
  const [opened, setOpened] = useState(false)

  function removed() {
    setOpened(false)
    toasts.success(texts.factorRemoved)
    void invalidateInAllTabs(client, OPERATOR_KEYS)
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {texts.factorRemove}
      </Button>
      <PasswordDialog
        opened={opened}
        title={texts.factorRemoveTitle}
        message={texts.factorRemoveMessage}
        confirm={texts.factorRemove}
        send={(sent) => apiWithOverlay.secondFactorRemove(sent)}
        onDone={removed}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
