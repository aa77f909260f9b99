import { Button, TextInput } from '@mantine/core'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithoutOverlay } from '../../platform/api/api.ts'
import type { Keyed } from '../../platform/api/keyed-call.ts'
import { type DeadlineValues, deadlineBody, deadlineProblems, deadlineValues } from './deadlines.ts'
import styles from './delivery-rules.module.css'
import { type DeliveryRules, useRulesChange } from './delivery-rules-queries.ts'
import { useDeliveryRulesTexts } from './use-delivery-rules-texts.ts'

/** How long the other side has: to answer a proposal, and to ask for a credit. */
export function DeadlinesForm({ rules }: { rules: DeliveryRules }) {
  const words = useDeliveryRulesTexts()
  const toasts = useToasts()
  const stored = deadlineValues(rules)
  const form = useCheckedForm<DeadlineValues>({
    initialValues: stored,
    about: `${stored.answer_minutes} ${stored.credit_hours}`,
    check: deadlineProblems,
  })
  const save = useRulesChange(
    ({ values, idempotencyKey }: Keyed<DeadlineValues>) =>
      apiWithoutOverlay.deliveryDeadlinesSave(deadlineBody(values), { idempotencyKey }),
    () => toasts.success(words.settingsSaved),
  )
  return (
    <form
      className={styles.deadlines}
      aria-labelledby="deadlines"
      {...form.formProps((values, idempotencyKey) => save.mutateAsync({ values, idempotencyKey }))}
    >
      <h2 id="deadlines">{words.deadlinesTitle}</h2>
      <TextInput
        label={words.answerMinutes}
        description={words.answerMinutesHint}
        inputMode="numeric"
        autoComplete="off"
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
      <Button type="submit" loading={save.isPending}>
        {words.saveDeadlines}
      </Button>
    </form>
  )
}
