import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Autocomplete, type AutocompleteProps, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import { citiesLike, citiesWith, cityCalled, cityListOptions } from './cities.ts'
import styles from './city-search.module.css'

/** product.md 9: suggestions after one character and 300 ms. */
const DELAY_MS = 300

type CitySearchProps = Pick<
  AutocompleteProps,
  'label' | 'description' | 'error' | 'autoComplete'
> & {
  text: string
  onText: (text: string) => void
  /** A city of the list: chosen, or written in full. */
  onCity: (name: string) => void
  without?: ReadonlySet<string>
  required?: boolean
  withAsterisk?: boolean
}

/** A field that suggests cities of the list. What is written stays, be it a city or not. */
export function CitySearch({ text, onText, onCity, without, ...field }: CitySearchProps) {
  const { forms } = useTexts()
  const { data: cities, isError, refetch } = useQuery(cityListOptions)
  const [awaited] = useDebouncedValue(text, DELAY_MS)
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
    // A suggestion that is marked was taken already; a form is not sent by choosing a city.
    if (event.key !== 'Enter' || event.defaultPrevented || text.trim() === '') return
    event.preventDefault()
    settle()
  }
  return (
    <div>
      <Autocomplete
        {...field}
        value={text}
        onChange={onText}
        // The field writes the name itself after this, so the last word comes later.
        onOptionSubmit={(name) => queueMicrotask(() => onCity(name))}
        onBlur={settle}
        onKeyDown={onEnter}
        data={suggestions}
        filter={({ options }) => options}
        dropdownOpened={opened && suggestions.length > 0}
        onDropdownOpen={() => setOpened(true)}
        onDropdownClose={() => setOpened(false)}
        selectFirstOptionOnChange={false}
      />
      <div role="status">
        {isUnknown ? <Text className={styles.note}>{forms.citiesNone}</Text> : null}
        {isError ? (
          <Text className={styles.note}>
            {forms.citiesError} <Retry onRetry={refetch} />
          </Text>
        ) : null}
      </div>
    </div>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { common } = useTexts()
  return (
    <button type="button" className={styles.retry} onClick={onRetry}>
      {common.retry}
    </button>
  )
}
