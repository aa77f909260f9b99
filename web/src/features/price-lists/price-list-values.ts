import { priceListInput } from '@halles/contract/schemas/price-list.ts'
import { z } from 'zod'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { typedDecimal } from '../../components/typed-decimal.ts'
import type { PriceList } from './price-list-queries.ts'

/** As they are typed. */
export type PriceListValues = { name: string; percent_off: string }

/** `comma`: as the language writes decimals. */
export function priceListValues(list: PriceList | undefined, comma: boolean): PriceListValues {
  const percent = list?.percent_off ?? '0'
  return { name: list?.name ?? '', percent_off: comma ? percent.replace('.', ',') : percent }
}

export function priceListBody({ name, percent_off }: PriceListValues) {
  return { name, percent_off: typedDecimal(percent_off.replace('%', '')) }
}

export function priceListProblems(values: PriceListValues): Problems<PriceListValues> {
  return problemsIn(z.object(priceListInput), priceListBody(values))
}
