import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { useState } from 'react'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'

/** A secret for the operator's phone; it counts once one of its codes was confirmed. */
export type Invite = Received<Endpoints['secondFactorStart']>

/** The button and the question that asks for the password: a session that was left open starts nothing. */
export function StartEnrolment({ onStarted }: { onStarted: (invite: Invite) => void }) {
  const texts = useTextsOf(operatorTexts)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>{texts.factorStart}</Button>
      <PasswordDialog
        opened={opened}
        title={texts.factorStartTitle}
        message={texts.factorStartMessage}
        confirm={texts.factorStart}
        isDestructive={false}
        send={async (sent) => onStarted(await apiWithOverlay.secondFactorStart(sent))}
        onDone={() => setOpened(false)}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
