import { operatorCityAdd } from '@halles/contract/endpoints/operator.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Button, TextInput } from '@mantine/core'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { problemsIn } from '../../../components/form/problems.ts'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { OPERATOR_KEYS } from '../operator-queries.ts'
import styles from './city-list.module.css'

export function CityAdd() {
  const texts = useTextsOf(operatorTexts)
  const form = useCheckedForm({
    initialValues: { name: '' },
    check: (values) => problemsIn(operatorCityAdd.input, values),
  })
  const add = useChange({
    call: apiWithOverlay.operatorCityAdd,
    stale: OPERATOR_KEYS,
    waitsForStale: true,
    done(_, { name }) {
      form.reset()
      return texts.cityAdded(name)
    },
  })
  const places = { city_exists: 'name' } as const
  return (
    <section className={styles.way} aria-labelledby="city-add">
      <h2 id="city-add">{texts.cityAddTitle}</h2>
      <form {...form.formProps(add.send, places)}>
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
