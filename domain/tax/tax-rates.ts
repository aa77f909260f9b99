import { type FromUntil, latestOn } from './dated.ts'
import type { Tax } from './tax-class.ts'

/** Hundred-thousandths: 5 % is 5000, 9.975 % is 9975. */
export type TaxRate = number

export type TaxRates = Readonly<Record<Tax, TaxRate>>

export type DatedTaxRate = FromUntil & { readonly tax: Tax; readonly rate: TaxRate }

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
