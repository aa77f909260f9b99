import { operatorCityAdd } from '@halles/contract/endpoints/operator.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { problemsIn } from '../../../components/form/problems.ts'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import type { Keyed } from '../../../platform/api/keyed-call.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { OPERATOR_KEYS } from '../operator-queries.ts'
import styles from './city-list.module.css'

export function CityAdd() {
  const texts = useTextsOf(operatorTexts)
  const toasts = useToasts()
  const client = useQueryClient()
  const form = useCheckedForm({
    initialValues: { name: '' },
    check: (values) => problemsIn(operatorCityAdd.input, values),
  })
  const add = useMutation({
    mutationFn: ({ values, idempotencyKey }: Keyed<{ name: string }>) =>
      apiWithOverlay.operatorCityAdd(values, { idempotencyKey }),
    onSuccess: (_, { values: { name } }) => {
      toasts.success(texts.cityAdded(name))
      form.reset()
      return invalidateInAllTabs(client, OPERATOR_KEYS)
    },
  })
  const places = { city_exists: 'name' } as const
  return (
    <section className={styles.way} aria-labelledby="city-add">
      <h2 id="city-add">{texts.cityAddTitle}</h2>
      <form
        {...form.formProps(
          (values, idempotencyKey) => add.mutateAsync({ values, idempotencyKey }),
          places,
        )}
      >
        <div className={styles.adding}>
          <TextInput label={texts.cityName} autoComplete="off" {...form.field('name')} />
          <Button type="submit" loading={add.isPending}>
            {texts.cityAdd}
          </Button>
        </div>
        <FormFailure form={form} />
      </form>
    </section>
  )
}
