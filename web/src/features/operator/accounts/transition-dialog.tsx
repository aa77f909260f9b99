import type { AccountTransition } from '@halles/domain/account.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import type { ReviewedAccount } from '../operator-queries.ts'
import { closeOnConflict } from './close-on-conflict.ts'
import type { useTransitionAccount } from './use-transition-account.ts'

export type TransitionDialogProps = {
  account: ReviewedAccount
  transition: ReturnType<typeof useTransitionAccount>
  opened: boolean
  onClose: () => void
}

type PlainTransitionProps = TransitionDialogProps & {
  name: Exclude<AccountTransition, 'refuse'>
  isDestructive: boolean
}

/** The question before a decision that needs no words. */
export function TransitionDialog({
  account,
  transition,
  name,
  isDestructive,
  opened,
  onClose,
}: PlainTransitionProps) {
  const texts = useTextsOf(operatorTexts).transitions[name]
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.title(account.name)}
      confirm={texts.button}
      destructive={isDestructive}
      busy={transition.isPending}
      failure={transition.failure}
      onConfirm={() => transition.start({ name }, { onError: closeOnConflict(onClose) })}
      onClose={onClose}
    >
      {texts.message}
    </ConfirmDialog>
  )
}
