import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { useId, useState } from 'react'
import { citiesWith } from '../../components/account-fields/cities.ts'
import { CheckBox } from '../../components/check-box.tsx'
import type { FormFields } from '../../components/form/use-checked-form.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './delivery-rules.module.css'
import type { DeliveryRules, Zone } from './delivery-rules-queries.ts'
import { servedCities, type ZoneValues } from './zone-values.ts'

const MANY = 12

type ZoneCitiesProps = {
  rules: DeliveryRules
  zone: Zone | undefined
  field: ReturnType<FormFields<ZoneValues>['list']>
}

export function ZoneCities({ rules, zone, field }: ZoneCitiesProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const error = useId()
  const [typed, setTyped] = useState('')
  const cities = servedCities(rules)
  const names = cities.map(({ name }) => name)
  const found = new Set(typed.trim() === '' ? names : citiesWith(typed, names))
  const chosen = new Set(field.value)
  const choose = (name: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, name] : [...chosen].filter((one) => one !== name))
  return (
    <fieldset
      className={styles.cities}
      tabIndex={-1}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={field.error ? error : undefined}
    >
      <legend>{texts.zoneCities}</legend>
      {rules.zones.length > (zone ? 1 : 0) ? (
        <p className="soft small mb-xs">{texts.zoneCitiesHint}</p>
      ) : null}
      {cities.length > MANY ? (
        <TextField
          type="search"
          label={texts.findCity}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      ) : null}
      <div className="row center gap-xs between">
        <span role="status" className="soft small">
          {texts.chosenCities(chosen.size)}
        </span>
        <div className="row center gap-xs">
          <Button variant="subtle" size="sm" onClick={() => field.onChange(names)}>
            {texts.chooseAll}
          </Button>
          <Button variant="subtle" size="sm" onClick={() => field.onChange([])}>
            {texts.chooseNone}
          </Button>
        </div>
      </div>
      <div className={`${styles.cityList} column align-start`}>
        {cities
          .filter(({ name }) => found.has(name))
          .map(({ name, zone: of }) => (
            <CheckBox
              key={name}
              label={of && of.public_id !== zone?.public_id ? texts.inZone(name, of.name) : name}
              checked={chosen.has(name)}
              onChange={(isChosen) => choose(name, isChosen)}
            />
          ))}
      </div>
      {field.error ? <FieldError id={error}>{field.error}</FieldError> : null}
    </fieldset>
  )
}
