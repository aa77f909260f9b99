import { zoneInput } from '@halles/contract/schemas/delivery-rules.ts'
import { z } from 'zod'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { typedDecimal } from '../../components/typed-decimal.ts'
import type { DeliveryRules, Zone } from './delivery-rules-queries.ts'

export type ZoneValues = { name: string; minimum: string; cities: readonly string[] }

/** What the form of a zone begins with: a new one has every city that is in none. `comma`: as the language writes decimals. */
export function zoneValues(
  rules: DeliveryRules,
  zone: Zone | undefined,
  comma: boolean,
): ZoneValues {
  const minimum = zone?.minimum_order_price ?? ''
  return {
    name: zone?.name ?? '',
    minimum: comma ? minimum.replace('.', ',') : minimum,
    cities: zone?.cities ?? rules.other_cities,
  }
}

export function zoneBody({ name, minimum, cities }: ZoneValues) {
  const minimum_order_price = minimum.trim() === '' ? null : typedDecimal(minimum)
  return { name, cities: [...cities], minimum_order_price }
}

export function zoneProblems(values: ZoneValues): Problems<ZoneValues> {
  return problemsIn(z.object(zoneInput), zoneBody(values), zonePath)
}

export function zonePath(path: string): string {
  return path === 'minimum_order_price' ? 'minimum' : path
}

/** Every city that the supplier serves, in the order of its names, with the name of the zone that it is in. */
export function servedCities(rules: DeliveryRules): { name: string; zone: Zone | undefined }[] {
  const zoned = rules.zones.flatMap((zone) => zone.cities.map((name) => ({ name, zone })))
  const others = rules.other_cities.map((name) => ({ name, zone: undefined }))
  return [...zoned, ...others].toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}
