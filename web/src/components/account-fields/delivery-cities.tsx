import { Button, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '../../platform/language.ts'
import { cityListOptions } from './cities.ts'
import { CitySearch } from './city-search.tsx'
import styles from './delivery-cities.module.css'

type DeliveryCitiesProps = {
  value: readonly string[]
  onChange: (cities: string[]) => void
  error: string | undefined
}

/** Many cities: searched, added one by one or all at once, each removable. */
export function DeliveryCities({ value, onChange, error }: DeliveryCitiesProps) {
  const { forms } = useTexts()
  const { data: cities = [] } = useQuery(cityListOptions)
  const [text, setText] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const chosen = new Set(value)

  function add(name: string) {
    if (!chosen.has(name)) onChange([...value, name])
    setText('')
  }
  /** The button goes with what it did: the focus goes on in the field. */
  function become(cities: string[]) {
    onChange(cities)
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place}>
      <CitySearch
        label={forms.deliveryCities}
        description={forms.deliveryCitiesHint}
        error={error}
        autoComplete="off"
        text={text}
        onText={setText}
        onCity={add}
        without={chosen}
      />
      <Group justify="space-between" gap="xs" mt="xs">
        <span role="status" className={styles.count}>
          {forms.deliveryCitiesCount(value.length)}
        </span>
        <Group gap="xs">
          {value.length < cities.length ? (
            <Button variant="subtle" size="sm" onClick={() => become([...cities])}>
              {forms.addEveryCity(cities.length)}
            </Button>
          ) : null}
          {value.length > 1 ? (
            <Button variant="subtle" size="sm" onClick={() => become([])}>
              {forms.removeEveryCity}
            </Button>
          ) : null}
        </Group>
      </Group>
      {value.length === 0 ? null : (
        <ChosenCities
          cities={value}
          onRemove={(name) => become(value.filter((city) => city !== name))}
        />
      )}
    </div>
  )
}

type ChosenCitiesProps = { cities: readonly string[]; onRemove: (name: string) => void }

function ChosenCities({ cities, onRemove }: ChosenCitiesProps) {
  const { forms } = useTexts()
  return (
    <ul className={styles.cities} aria-label={forms.deliveryCities}>
      {cities.map((name) => (
        <li key={name} className={styles.city}>
          {name}
          <button type="button" aria-label={forms.removeCity(name)} onClick={() => onRemove(name)}>
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
