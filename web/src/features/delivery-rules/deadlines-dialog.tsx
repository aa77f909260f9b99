import { Button, Group, Stack, TextInput } from '@mantine/core'
import { Dialog } from '../../components/dialog.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api/api.ts'
import type { Keyed } from '../../platform/api/keyed-call.ts'
import { useTexts } from '../../platform/language/language.ts'
import {
  type DeadlineValues,
  deadlineBody,
  deadlineProblems,
  deadlineValues,
} from './deadline-values.ts'
import { type DeliveryRules, useRulesChange } from './delivery-rules-queries.ts'
import { useDeliveryRulesTexts } from './use-delivery-rules-texts.ts'

type DeadlinesDialogProps = { opened: boolean; rules: DeliveryRules; onClose: () => void }

export function DeadlinesDialog({ opened, ...props }: DeadlinesDialogProps) {
  const words = useDeliveryRulesTexts()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={words.changeDeadlines}>
      <DeadlinesForm {...props} />
    </Dialog>
  )
}

function DeadlinesForm({ rules, onClose }: Omit<DeadlinesDialogProps, 'opened'>) {
  const words = useDeliveryRulesTexts()
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
      toasts.success(words.settingsSaved)
      onClose()
    },
  )
  return (
    <form
      {...form.formProps((values, idempotencyKey) => save.mutateAsync({ values, idempotencyKey }))}
    >
      <Stack>
        <TextInput
          label={words.answerMinutes}
          description={words.answerMinutesHint}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          {...form.field('answer_minutes')}
        />
        <TextInput
          label={words.creditHours}
          description={words.creditHoursHint}
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
            {words.saveDeadlines}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
