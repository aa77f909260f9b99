import { formatDecimal } from '../decimal.ts'
import { type FromUntil, latestOn } from './dated.ts'
import type { Tax } from './tax-class.ts'

/** Hundred-thousandths: 5 % is 5000, 9.975 % is 9975. */
export type TaxRate = number

export type TaxRates = Readonly<Record<Tax, TaxRate>>

export type DatedTaxRate = FromUntil & { readonly tax: Tax; readonly rate: TaxRate }

/** Highest rate that can be stated: 30 %. */
export const MAX_TAX_RATE = 30_000

/** "9.975", percent with at most three decimals, as a rate; undefined for anything else. The limit is the caller's to check. */
export function parseTaxRate(text: string): TaxRate | undefined {
  const match = /^(0|[1-9]\d?)(?:\.(\d{1,3}))?$/.exec(text)
  return match ? Number(match[1]) * 1_000 + Number((match[2] ?? '').padEnd(3, '0')) : undefined
}

/** A rate as percent with the decimals it needs: "9.975", "5". */
export function formatTaxRate(rate: TaxRate): string {
  return formatDecimal(rate, 3).replace(/\.?0+$/, '')
}

/**
 * GST 5 % since 1 January 2008 (Excise Tax Act, s. 165). QST 9.975 % since 1 January 2013, of the price without GST
 * (revenuquebec.ca "Calculating the taxes").
 */
const TAX_RATES: readonly DatedTaxRate[] = [
  { tax: 'gst', fromDay: '2008-01-01', untilDay: null, rate: 5_000 },
  { tax: 'qst', fromDay: '2013-01-01', untilDay: null, rate: 9_975 },
]

/** The rates on a day, YYYY-MM-DD, from 2013 on; one that an operator added holds over the one above, in the order they were added. */
export function taxRatesOn(day: string, added: readonly DatedTaxRate[]): TaxRates {
  const rateOf = (tax: Tax): TaxRate => {
    const ofTax = (rates: readonly DatedTaxRate[]) =>
      latestOn(
        rates.filter((rate) => rate.tax === tax),
        day,
      )
    const found = ofTax(added) ?? ofTax(TAX_RATES)
    if (!found) throw new RangeError(`no rate of ${tax} on ${day}`)
    return found.rate
  }
  return { gst: rateOf('gst'), qst: rateOf('qst') }
}
