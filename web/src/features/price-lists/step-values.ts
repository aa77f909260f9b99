import { agreedPriceInput } from '@halles/contract/schemas/price-list.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { typedDecimal } from '../../components/typed-decimal.ts'
import type { AgreedLine, DatedPrice } from './agreed-lines.ts'

/** As they are typed. */
export type StepValues = { from_cases: string; price: string; from_day: string; until_day: string }

/** `comma`: as the language writes decimals. A first day that has passed is none: the price holds from today on. */
export function stepValues(
  step: DatedPrice | undefined,
  { comma, today }: { comma: boolean; today: string },
): StepValues {
  const price = step?.price ?? ''
  const from = step?.from_day ?? ''
  return {
    from_cases: step ? String(step.from_cases) : '',
    price: comma ? price.replace('.', ',') : price,
    from_day: from > today ? from : '',
    until_day: step?.until_day ?? '',
  }
}

/** What is no whole number of cases, or no price, is refused as it stands. */
export function stepLine(values: StepValues, product_public_id: string): AgreedLine {
  const cases = values.from_cases.trim()
  return {
    product_public_id,
    from_cases: /^\d+$/.test(cases) ? Number(cases) : Number.NaN,
    price: typedDecimal(values.price),
    from_day: values.from_day || null,
    until_day: values.until_day || null,
  }
}

export function stepProblems(
  values: StepValues,
  product: { public_id: string },
  today: string,
): Problems<StepValues> {
  const line = stepLine(values, product.public_id)
  const isPast = (day: string | null) => day !== null && day < today
  return {
    ...(isPast(line.until_day) && { until_day: 'day_past' }),
    ...(isPast(line.from_day) && { from_day: 'day_past' }),
    ...problemsIn(agreedPriceInput, line),
  }
}

/** The batches that make a step of another one: off its old days first, where cases or days are others. */
export function stepBatches(
  line: AgreedLine,
  old: Pick<AgreedLine, 'from_cases' | 'from_day' | 'until_day'> | undefined,
): AgreedLine[][] {
  if (!old) return [[line]]
  const off = { ...line, ...old, price: null }
  const isSame = (name: keyof typeof old) => off[name] === line[name]
  if (!isSame('from_cases')) return [[off, line]]
  return isSame('from_day') && isSame('until_day') ? [[line]] : [[off], [line]]
}
