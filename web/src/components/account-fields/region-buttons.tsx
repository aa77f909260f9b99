import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../platform/language/language.ts'
import { citiesAmong } from './cities.ts'
import type { Region } from './regions.ts'

const REGION_NAMES: readonly Region[] = ['montreal', 'quebec']

type RegionButtonsProps = {
  cities: readonly string[]
  chosen: ReadonlySet<string>
  onAdd: (cities: string[]) => void
}

/** Adds all cities of a region that are not chosen yet, at once. */
export function RegionButtons({ cities, chosen, onAdd }: RegionButtonsProps) {
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
