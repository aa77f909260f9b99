import type { AccountTransition } from '@halles/domain/account.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { OPERATOR_KEYS, type ReviewedAccount } from '../operator-queries.ts'

export type AccountTransitionInput =
  | { name: Exclude<AccountTransition, 'refuse'> }
  | { name: 'refuse'; reason: string }

const CALLS = {
  activate: apiWithOverlay.operatorAccountActivate,
  suspend: apiWithOverlay.operatorAccountSuspend,
  reactivate: apiWithOverlay.operatorAccountReactivate,
}

/** Decides about an account. Whatever came of it, the lists are asked for anew: another operator may have been first. */
export function useTransitionAccount(
  { public_id, name }: ReviewedAccount,
  onTransitioned: () => void,
) {
  const texts = useTextsOf(operatorTexts)
  return useChange({
    call: (transition: AccountTransitionInput) =>
      transition.name === 'refuse'
        ? apiWithOverlay.operatorAccountRefuse({ public_id, reason: transition.reason })
        : CALLS[transition.name]({ public_id }),
    stale: OPERATOR_KEYS,
    staleWhenRefused: true,
    waitsForStale: true,
    done(_, transition) {
      onTransitioned()
      return texts.transitions[transition.name].done(name)
    },
    failed: errorMessage,
  })
}
