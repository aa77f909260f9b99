import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { AskButton } from '../../../components/ask-button.tsx'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { closeOnConflict } from '../accounts/close-on-conflict.ts'
import { OPERATOR_KEYS } from '../operator-queries.ts'

type City = { name: string; used_by: number; is_retired: boolean }

/** Retires a city that nobody uses; brings a retired one back. */
export function CityMove({ city: { name, used_by, is_retired } }: { city: City }) {
  const texts = useTextsOf(operatorTexts)
  const move = useMoveCity(name, is_retired)
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
    <AskButton
      variant="subtle"
      size="sm"
      aria-label={texts.cityRetireOf(name)}
      title={texts.cityRetireTitle(name)}
      message={texts.cityRetireMessage}
      confirm={texts.cityRetire}
      destructive
      change={move}
      onConfirm={(close) =>
        move.start(undefined, { onSuccess: close, onError: closeOnConflict(close) })
      }
    >
      {texts.cityRetire}
    </AskButton>
  )
}

function useMoveCity(name: string, isRetired: boolean) {
  const texts = useTextsOf(operatorTexts)
  return useChange({
    call: () =>
      isRetired
        ? apiWithOverlay.operatorCityAdd({ name })
        : apiWithOverlay.operatorCityRetire({ name }),
    stale: OPERATOR_KEYS,
    staleWhenRefused: true,
    waitsForStale: true,
    done: isRetired ? texts.cityRestored(name) : texts.cityRetired(name),
    failed: errorMessage,
  })
}
