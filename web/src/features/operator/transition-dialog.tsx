import type { AccountTransition } from '@halles/domain/account.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { errorMessage } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { closeOnConflict } from './close-on-conflict.ts'
import type { ReviewedAccount } from './operator-queries.ts'
import type { useTransitionAccount } from './use-transition-account.ts'

export type TransitionDialogProps = {
  account: ReviewedAccount
  move: ReturnType<typeof useTransitionAccount>
  opened: boolean
  onClose: () => void
}

type PlainMoveProps = TransitionDialogProps & {
  name: Exclude<AccountTransition, 'refuse'>
  isDestructive: boolean
}

/** The question before a decision that needs no words. */
export function TransitionDialog({
  account,
  move,
  name,
  isDestructive,
  opened,
  onClose,
}: PlainMoveProps) {
  const words = useTexts().operator.transitions[name]
  return (
    <ConfirmDialog
      opened={opened}
      title={words.title(account.name)}
      confirm={words.button}
      destructive={isDestructive}
      busy={move.isPending}
      failure={move.isError ? errorMessage(move.error) : undefined}
      onConfirm={() => move.mutate({ name }, { onError: closeOnConflict(onClose) })}
      onClose={onClose}
    >
      {words.message}
    </ConfirmDialog>
  )
}
