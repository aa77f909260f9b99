import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordDialog } from '../../../components/password-dialog.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { OPERATOR_KEYS } from '../operator-queries.ts'
import { useOperatorTexts } from '../use-operator-texts.ts'

/** The button and the question that asks for the password. */
export function RemoveSecondFactor() {
  const operator = useOperatorTexts()
  const toasts = useToasts()
  const client = useQueryClient()
  const [opened, setOpened] = useState(false)

  function removed() {
    setOpened(false)
    toasts.success(operator.factorRemoved)
    void invalidateInAllTabs(client, OPERATOR_KEYS)
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {operator.factorRemove}
      </Button>
      <PasswordDialog
        opened={opened}
        title={operator.factorRemoveTitle}
        message={operator.factorRemoveMessage}
        confirm={operator.factorRemove}
        send={(sent) => apiWithOverlay.secondFactorRemove(sent)}
        onDone={removed}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
