import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { Dialog } from '../../components/dialog.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api/api.ts'
import type { Keyed } from '../../platform/api/keyed-call.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
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
  const { common } = useTexts()
  const toasts = useToasts()
  const form = useCheckedForm<DeadlineValues>({
    initialValues: deadlineValues(rules),
    check: deadlineProblems,
  })
  const save = useRulesChange(
    ({ values, idempotencyKey }: Keyed<DeadlineValues>) =>
      api.deliveryDeadlinesSave(deadlineBody(values), { idempotencyKey }),
    () => {
      toasts.success(texts.settingsSaved)
      onClose()
    },
  )
  return (
    <form
      {...form.formProps((values, idempotencyKey) => save.mutateAsync({ values, idempotencyKey }))}
    >
      <Stack>
        <TextInput
          label={texts.answerMinutes}
          description={texts.answerMinutesHint}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          {...form.field('answer_minutes')}
        />
        <TextInput
          label={texts.creditHours}
          description={texts.creditHoursHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('credit_hours')}
        />
        <FormFailure form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {texts.saveDeadlines}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
