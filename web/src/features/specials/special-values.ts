import { specialInput } from '@halles/contract/schemas/price-list.ts'
import { parseMoney } from '@halles/domain/money.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { typedDecimal } from '../../components/typed-decimal.ts'
import type { ProductToSell } from './special-queries.ts'

/** As they are typed. */
export type SpecialValues = {
  price: string
  from_cases: string
  from_day: string
  until_day: string
}

/** What is no whole number of cases, or no price, is refused as it stands. */
export function specialBody(values: SpecialValues, product: Pick<ProductToSell, 'public_id'>) {
  const cases = values.from_cases.trim()
  return {
    product_public_id: product.public_id,
    price: typedDecimal(values.price),
    from_cases: /^\d+$/.test(cases) ? Number(cases) : Number.NaN,
    from_day: values.from_day,
    until_day: values.until_day,
  }
}

export function specialProblems(
  values: SpecialValues,
  product: Pick<ProductToSell, 'public_id' | 'price'>,
  today: string,
): Problems<SpecialValues> {
  const body = specialBody(values, product)
  const price = parseMoney(body.price)
  return {
    ...(price !== undefined &&
      price >= (parseMoney(product.price) ?? 0) && { price: 'above_list_price' }),
    ...(body.from_day !== '' && body.from_day < today && { from_day: 'day_past' }),
    ...problemsIn(specialInput, body),
    ...(body.from_day === '' && { from_day: 'required' }),
    ...(body.until_day === '' && { until_day: 'required' }),
  }
}
