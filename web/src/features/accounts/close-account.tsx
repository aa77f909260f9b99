import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { PasswordDialog } from '../../components/password-dialog.tsx'
import { api } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { resetAndReload } from '../../platform/session/session.ts'

/** The button, the question that asks for the password, and the goodbye. */
export function CloseAccount() {
  const { accounts, pages } = useTexts()
  const [step, setStep] = useState<'asking' | 'closed'>()
  return (
    <>
      <Button variant="subtle" color="tomato" c="var(--tomato)" onClick={() => setStep('asking')}>
        {accounts.close}
      </Button>
      <PasswordDialog
        opened={step === 'asking'}
        title={accounts.closeTitle}
        message={accounts.closeMessage}
        confirm={accounts.closeSubmit}
        send={(sent) => api.closeAccount(sent)}
        onDone={() => setStep('closed')}
        onClose={() => setStep(undefined)}
      />
      <Dialog opened={step === 'closed'} title={accounts.closedTitle} onClose={resetAndReload}>
        <Stack>
          <Text>{accounts.closed}</Text>
          <Button onClick={resetAndReload}>{pages.home}</Button>
        </Stack>
      </Dialog>
    </>
  )
}
