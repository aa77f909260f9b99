import { zoneInput } from '@halles/contract/schemas/delivery-rules.ts'
import { z } from 'zod'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { typedDecimal } from '../../components/typed-decimal.ts'
import type { DeliveryRules, Zone } from './delivery-rules-queries.ts'

export type ZoneValues = {
  name: string
  minimum: string
  /** Empty: none is asked. */
  fee: string
  /** Empty: the fee is asked whatever is ordered. */
  freeFrom: string
  cities: readonly string[]
}

const NO_FEE = '0.00'

/** What the form of a zone begins with: a new one has every city that is in none. `comma`: as the language writes decimals. */
export function zoneValues(
  rules: DeliveryRules,
  zone: Zone | undefined,
  comma: boolean,
): ZoneValues {
  const typed = (amount: string | null | undefined) =>
    comma ? (amount ?? '').replace('.', ',') : (amount ?? '')
  const { delivery_fee: fee } = zone ?? {}
  return {
    name: zone?.name ?? '',
    minimum: typed(zone?.minimum_order_price),
    fee: fee === NO_FEE ? '' : typed(fee),
    freeFrom: typed(zone?.fee_waived_from),
    cities: zone?.cities ?? rules.other_cities,
  }
}

export function zoneBody({ name, minimum, fee, freeFrom, cities }: ZoneValues) {
  return {
    name,
    cities: [...cities],
    minimum_order_price: amountOrNull(minimum),
    delivery_fee: amountOrNull(fee) ?? NO_FEE,
    fee_waived_from: amountOrNull(freeFrom),
  }
}

function amountOrNull(typed: string): string | null {
  return typed.trim() === '' ? null : typedDecimal(typed)
}

export function zoneProblems(values: ZoneValues): Problems<ZoneValues> {
  return problemsIn(z.object(zoneInput), zoneBody(values), zonePath)
}

const FIELDS = new Map([
  ['minimum_order_price', 'minimum'],
  ['delivery_fee', 'fee'],
  ['fee_waived_from', 'freeFrom'],
])

export function zonePath(path: string): string {
  return FIELDS.get(path) ?? path
}

/** Every city that the supplier serves, in the order of its names, with the name of the zone that it is in. */
export function servedCities(rules: DeliveryRules): { name: string; zone: Zone | undefined }[] {
  const zoned = rules.zones.flatMap((zone) => zone.cities.map((name) => ({ name, zone })))
  const others = rules.other_cities.map((name) => ({ name, zone: undefined }))
  return [...zoned, ...others].toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}
