import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ChosenCities } from './chosen-cities.tsx'
import { citiesAmong, citiesWith, cityListOptions } from './cities.ts'
import { CitySearch } from './city-search.tsx'
import type { Region } from './regions.ts'

const MANY = 30

type DeliveryCitiesProps = {
  value: readonly string[]
  onChange: (cities: string[]) => void
  error: string | undefined
}

/** Many cities: searched, added one by one or all at once, each removable. The search finds those that are chosen too. */
export function DeliveryCities({ value, onChange, error }: DeliveryCitiesProps) {
  const { forms } = useTexts()
  const { data: cities = [] } = useQuery(cityListOptions)
  const [text, setText] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const chosen = new Set(value)
  const [isAllShown, setAllShown] = useState(false)
  // Of many, one is found by writing its name.
  const isSearched = value.length > MANY && text.trim() !== ''
  const isFolded = value.length > MANY && !isSearched && !isAllShown
  const shown = isSearched ? citiesWith(text, value) : value

  function add(name: string) {
    if (!chosen.has(name)) onChange([...value, name])
    setText('')
  }
  function focusField() {
    place.current?.querySelector('input')?.focus()
  }
  /** The button goes with what it did: the focus goes on in the field. */
  function become(cities: string[]) {
    onChange(cities)
    focusField()
  }
  return (
    <div ref={place}>
      <CitySearch
        label={forms.deliveryCities}
        description={forms.deliveryCitiesHint}
        error={error}
        required
        autoComplete="off"
        text={text}
        onText={setText}
        onCity={add}
        without={chosen}
      />
      <div className="row center gap-xs between mt-xs">
        <span role="status" className="soft small">
          {forms.deliveryCitiesCount(value.length)}
        </span>
        <div className="row center gap-xs">
          <RegionButtons
            cities={cities}
            chosen={chosen}
            onAdd={(added) => become([...value, ...added])}
          />
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
        </div>
      </div>
      {isFolded ? (
        <Button className="mt-xs" variant="default" size="sm" onClick={() => setAllShown(true)}>
          {forms.showChosenCities(value.length)}
        </Button>
      ) : shown.length === 0 ? null : (
        <ChosenCities
          cities={shown}
          onRemove={(name) => onChange(value.filter((city) => city !== name))}
          onEmpty={focusField}
        />
      )}
    </div>
  )
}

const REGION_NAMES: readonly Region[] = ['montreal', 'quebec']

type RegionButtonsProps = {
  cities: readonly string[]
  chosen: ReadonlySet<string>
  onAdd: (cities: string[]) => void
}

function RegionButtons({ cities, chosen, onAdd }: RegionButtonsProps) {
  const { forms } = useTexts()
  const { data: regions } = useQuery({
    queryKey: ['regions'],
    queryFn: async () => (await import('./regions.ts')).REGIONS,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return REGION_NAMES.map((region) => {
    const added = citiesAmong(regions?.[region] ?? [], cities).filter((name) => !chosen.has(name))
    if (added.length === 0) return null
    return (
      <Button key={region} variant="subtle" size="sm" onClick={() => onAdd(added)}>
        {forms.addRegion[region](added.length)}
      </Button>
    )
  })
}
