import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { closeOnConflict } from '../accounts/close-on-conflict.ts'
import { OPERATOR_KEYS } from '../operator-queries.ts'

type City = { name: string; used_by: number; is_retired: boolean }

/** Retires a city that nobody uses; brings a retired one back. */
export function CityMove({ city: { name, used_by, is_retired } }: { city: City }) {
  const texts = useTextsOf(operatorTexts)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const move = useMoveCity(name, is_retired, close)
  function ask() {
    if (move.error) move.reset()
    setAsking(true)
  }
  if (is_retired) {
    return (
      <Button
        variant="subtle"
        size="sm"
        aria-label={texts.cityRestoreOf(name)}
        loading={move.isPending}
        onClick={() => move.start()}
      >
        {texts.cityRestore}
      </Button>
    )
  }
  if (used_by > 0) return null
  return (
    <>
      <Button variant="subtle" size="sm" aria-label={texts.cityRetireOf(name)} onClick={ask}>
        {texts.cityRetire}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={texts.cityRetireTitle(name)}
        confirm={texts.cityRetire}
        destructive
        busy={move.isPending}
        failure={move.failure}
        onConfirm={() => move.start(undefined, { onError: closeOnConflict(close) })}
        onClose={close}
      >
        {texts.cityRetireMessage}
      </ConfirmDialog>
    </>
  )
}

function useMoveCity(name: string, isRetired: boolean, onDone: () => void) {
  const texts = useTextsOf(operatorTexts)
  return useChange({
    call: () =>
      isRetired
        ? apiWithOverlay.operatorCityAdd({ name })
        : apiWithOverlay.operatorCityRetire({ name }),
    stale: OPERATOR_KEYS,
    staleWhenRefused: true,
    waitsForStale: true,
    done() {
      onDone()
      return isRetired ? texts.cityRestored(name) : texts.cityRetired(name)
    },
    failed: errorMessage,
  })
}
