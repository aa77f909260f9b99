import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import type { FieldFrame } from '../../ui/field.tsx'
import { SuggestField } from '../../ui/suggest-field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { citiesLike, citiesWith, cityCalled, cityListOptions } from './cities.ts'
import styles from './city-search.module.css'

/** product.md 9: suggestions after one character and 300 ms. */
const DELAY_MS = 300

type CitySearchProps = FieldFrame & {
  autoComplete?: string
  required?: boolean
  text: string
  onText: (text: string) => void
  /** A city of the list: chosen, or written in full. */
  onCity: (name: string) => void
  without?: ReadonlySet<string>
}

/** A field that suggests cities of the list. What is written stays, be it a city or not. */
export function CitySearch({ text, onText, onCity, without, ...field }: CitySearchProps) {
  const { forms } = useTexts()
  const { data: cities, isError, refetch } = useQuery(cityListOptions)
  const awaited = useDebounced(text, DELAY_MS)
  const [opened, setOpened] = useState(false)
  const offered = (cities ?? []).filter((name) => !without?.has(name))
  const suggestions = citiesLike(awaited, offered)
  const isUnknown =
    cities !== undefined &&
    awaited === text &&
    text.trim() !== '' &&
    citiesWith(text, cities).length === 0

  function settle() {
    // Suggestions that come after the field was left stay away.
    setOpened(false)
    const city = cityCalled(text, offered)
    if (city !== undefined) onCity(city)
  }
  function onEnter(event: KeyboardEvent) {
    // A form is not sent by choosing a city.
    if (text.trim() === '') return
    event.preventDefault()
    settle()
  }
  return (
    <div>
      <SuggestField
        {...field}
        text={text}
        suggestions={suggestions}
        opened={opened}
        onOpened={setOpened}
        onText={onText}
        onChoose={onCity}
        onBlur={settle}
        onEnter={onEnter}
      />
      <div role="status">
        {isUnknown ? <p className="mt-2xs soft small">{forms.citiesNone}</p> : null}
        {isError ? (
          <p className="mt-2xs soft small">
            {forms.citiesError} <Retry onRetry={refetch} />
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { common } = useTexts()
  return (
    <button type="button" className={`${styles.retry} leaf bold`} onClick={onRetry}>
      {common.retry}
    </button>
  )
}
