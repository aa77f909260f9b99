import type { AccountMove } from '@halles/domain/account.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { sentenceOf } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import type { ReviewedAccount } from './operator-queries.ts'
import { closeIfOvertaken } from './overtaken.ts'
import type { useMoveAccount } from './use-move-account.ts'

export type MoveDialogProps = {
  account: ReviewedAccount
  move: ReturnType<typeof useMoveAccount>
  opened: boolean
  onClose: () => void
}

type PlainMoveProps = MoveDialogProps & { name: Exclude<AccountMove, 'refuse'>; isHarsh: boolean }

/** The question before a decision that needs no words. */
export function MoveDialog({ account, move, name, isHarsh, opened, onClose }: PlainMoveProps) {
  const words = useTexts().operator.moves[name]
  return (
    <ConfirmDialog
      opened={opened}
      title={words.title(account.name)}
      confirm={words.button}
      destructive={isHarsh}
      busy={move.isPending}
      failure={move.isError ? sentenceOf(move.error) : undefined}
      onConfirm={() => move.mutate({ name }, { onError: closeIfOvertaken(onClose) })}
      onClose={onClose}
    >
      {words.message}
    </ConfirmDialog>
  )
}
