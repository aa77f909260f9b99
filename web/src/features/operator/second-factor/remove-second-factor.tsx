import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { OPERATOR_KEYS } from '../operator-queries.ts'

/** The button and the question that asks for the password. */
export function RemoveSecondFactor() {
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
