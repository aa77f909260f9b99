import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { TextField } from '../../ui/text-field.tsx'
import {
  type DeadlineValues,
  deadlineBody,
  deadlineProblems,
  deadlineValues,
} from './deadline-values.ts'
import { type DeliveryRules, useRulesChange } from './delivery-rules-queries.ts'

type DeadlinesDialogProps = { opened: boolean; rules: DeliveryRules; onClose: () => void }

export function DeadlinesDialog({ opened, ...props }: DeadlinesDialogProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.changeDeadlines}>
      <DeadlinesForm {...props} />
    </Dialog>
  )
}

function DeadlinesForm({ rules, onClose }: Omit<DeadlinesDialogProps, 'opened'>) {
  const texts = useTextsOf(deliveryRulesTexts)
  const form = useCheckedForm<DeadlineValues>({
    initialValues: deadlineValues(rules),
    check: deadlineProblems,
  })
  const save = useRulesChange({
    call: (values: DeadlineValues, options) =>
      api.deliveryDeadlinesSave(deadlineBody(values), options),
    done() {
      onClose()
      return texts.settingsSaved
    },
  })
  return (
    <DialogForm form={form} change={save} submit={texts.saveDeadlines} onCancel={onClose}>
      <TextField
        label={texts.answerMinutes}
        description={texts.answerMinutesHint}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...form.field('answer_minutes')}
      />
      <TextField
        label={texts.creditHours}
        description={texts.creditHoursHint}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('credit_hours')}
      />
    </DialogForm>
  )
}
