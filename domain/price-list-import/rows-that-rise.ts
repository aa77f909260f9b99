import { type DatedPrice, type Days, overlap } from '../price-list.ts'

type Row = { said: { fromCases: number; priceCents: number | null }; days: Days }

/** The rows that ask more for more cases than another price on one of their days; of two rows, the one of more cases. */
export function rowsThatRise<R extends Row>(
  prices: readonly DatedPrice[],
  rows: readonly R[],
): R[] {
  const isSaid = (price: DatedPrice) =>
    rows.some(({ said, days }) => said.fromCases === price.fromCases && overlap(days, price))
  return rows.filter(({ said: { fromCases, priceCents }, days }) => {
    if (priceCents === null) return false
    return prices.some((price) => {
      if (!overlap(days, price)) return false
      if (price.fromCases < fromCases) return price.priceCents < priceCents
      return price.fromCases > fromCases && price.priceCents > priceCents && !isSaid(price)
    })
  })
}
