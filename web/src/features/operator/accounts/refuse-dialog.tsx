import { operatorAccountRefuse } from '@halles/contract/endpoints/operator.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { DialogForm } from '../../../components/form/dialog-form.tsx'
import { problemsIn } from '../../../components/form/problems.ts'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { TransitionDialogProps } from './transition-dialog.tsx'

/** A refusal gives its reason, which the mail carries. */
export function RefuseDialog({ account, transition, opened, onClose }: TransitionDialogProps) {
  const texts = useTextsOf(operatorTexts)
  const words = texts.transitions.refuse
  const { public_id, name } = account
  const form = useCheckedForm({
    initialValues: { reason: '' },
    check: ({ reason }) => problemsIn(operatorAccountRefuse.input, { public_id, reason }),
  })
  const refuse = {
    send: ({ reason }: { reason: string }) => transition.send({ name: 'refuse', reason }),
    isPending: transition.isPending,
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title(name)} description={words.message}>
      <DialogForm form={form} change={refuse} submit={words.button} destructive onCancel={onClose}>
        <TextArea label={texts.reason} minRows={4} data-autofocus {...form.field('reason')} />
      </DialogForm>
    </Dialog>
  )
}
