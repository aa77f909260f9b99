import type { AccountTransition } from '@halles/domain/account.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../components/toasts.tsx'
import { api, errorMessage } from '../../platform/api.ts'
import { invalidateInAllTabs } from '../../platform/cross-tab-invalidation.ts'
import { useTexts } from '../../platform/language.ts'
import { OPERATOR_KEYS, type ReviewedAccount } from './operator-queries.ts'

export type Move =
  | { name: Exclude<AccountTransition, 'refuse'> }
  | { name: 'refuse'; reason: string }

const CALLS = {
  activate: api.operatorAccountActivate,
  suspend: api.operatorAccountSuspend,
  reactivate: api.operatorAccountReactivate,
}

/** Decides about an account. Whatever came of it, the lists are asked for anew: another operator may have been first. */
export function useTransitionAccount({ public_id, name }: ReviewedAccount, onMoved: () => void) {
  const { operator } = useTexts()
  const toasts = useToasts()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) =>
      move.name === 'refuse'
        ? api.operatorAccountRefuse({ public_id, reason: move.reason })
        : CALLS[move.name]({ public_id }),
    onSuccess: (_, move) => {
      toasts.success(operator.transitions[move.name].done(name))
      onMoved()
    },
    onError: (error) => toasts.error(errorMessage(error)),
    onSettled: () => invalidateInAllTabs(client, OPERATOR_KEYS),
  })
}
