import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import { useRovingFocus } from '../use-roving-focus.ts'
import styles from './delivery-cities.module.css'

type ChosenCitiesProps = {
  cities: readonly string[]
  onRemove: (name: string) => void
  /** The last one on screen was removed. */
  onEmpty: () => void
}

/** The cities a supplier serves, each removable: by its button, or as one of many by arrow keys and Delete. */
export function ChosenCities({ cities, onRemove, onEmpty }: ChosenCitiesProps) {
  const { forms } = useTexts()
  const hint = useId()
  const roving = useRovingFocus(cities)

  function remove(index: number) {
    const name = cities[index]
    if (name === undefined) return
    if (cities.length === 1) onEmpty()
    else roving.leave(index)
    onRemove(name)
  }
  return (
    <div {...roving.props} role="toolbar" aria-label={forms.deliveryCities} aria-describedby={hint}>
      <p id={hint} className="visually-hidden">
        {forms.citiesByKeyboard}
      </p>
      <ul className={`${styles.cities} gap-xs mt-xs p-sm row`}>
        {cities.map((name, index) => (
          <City
            key={name}
            name={name}
            tabIndex={roving.tabIndexOf(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
    </div>
  )
}

type CityProps = { name: string; tabIndex: number; onRemove: () => void }

function City({ name, tabIndex, onRemove }: CityProps) {
  const { forms } = useTexts()
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove()
  }
  return (
    <li className={`${styles.city} center small`}>
      {name}
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={forms.removeCity(name)}
        onClick={onRemove}
        onKeyDown={onKeyDown}
      >
        <IconX size={16} aria-hidden />
      </button>
    </li>
  )
}
