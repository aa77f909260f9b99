import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { PasswordDialog } from '../../components/password-dialog.tsx'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { resetAndReload } from '../../platform/session/session.ts'

/** What is closed for good: the account of the business, or one's own access to every business. */
type CloseAccountProps = { of: 'business' | 'person' }

/** The button, the question that asks for the password, and the goodbye. */
export function CloseAccount({ of }: CloseAccountProps) {
  const { accounts, pages } = useTexts()
  const words = accounts.closing[of]
  const [step, setStep] = useState<'asking' | 'closed'>()
  return (
    <>
      <Button variant="subtle" color="tomato" c="var(--tomato)" onClick={() => setStep('asking')}>
        {words.close}
      </Button>
      <PasswordDialog
        opened={step === 'asking'}
        title={words.title}
        message={words.message}
        confirm={words.submit}
        send={(sent) =>
          of === 'business'
            ? apiWithOverlay.closeAccount(sent)
            : apiWithOverlay.closeOwnAccess(sent)
        }
        onDone={() => setStep('closed')}
        onClose={() => setStep(undefined)}
      />
      <Dialog opened={step === 'closed'} title={words.closedTitle} onClose={resetAndReload}>
        <Stack>
          <Text>{accounts.closed}</Text>
          <Button onClick={resetAndReload}>{pages.home}</Button>
        </Stack>
      </Dialog>
    </>
  )
}
