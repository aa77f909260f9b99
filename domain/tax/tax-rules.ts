import { type FromUntil, latestOn } from './dated.ts'
import { type ProductTax, TAX_CLASSES, type Tax, type TaxClass, type TaxedBy } from './tax-class.ts'
import type { DatedTaxRate } from './tax-rates.ts'

/** `asked`: what the law says of the class is not one answer, so the supplier of each product gives its own; there is no default. */
export const TAXATIONS = ['taxed', 'zero', 'asked'] as const
export type Taxation = (typeof TAXATIONS)[number]

/** What an operator adds without a release: whether a class is taxed on some days. */
export type DatedTaxRule = FromUntil & {
  readonly taxClass: TaxClass
  readonly tax: Tax
  readonly isTaxed: boolean
}

/** What operators have added, each in the order it was added; both empty where the tables of the code say all. */
export type AddedTaxRules = {
  readonly rules: readonly DatedTaxRule[]
  readonly rates: readonly DatedTaxRate[]
}

export const NOTHING_ADDED: AddedTaxRules = { rules: [], rates: [] }

/** GST alone was lifted on food, drinks, meals and catering, not on supplements or goods (rcgt.com "GST/HST Holiday"). */
const GST_HOLIDAY = { fromDay: '2024-12-14', untilDay: '2025-02-15' } as const
/** From this day QST alone is no longer collected on some small portions (revenuquebec.ca "Zero-rated supplies"). */
const QST_LIFTED_FROM = '2026-07-15'

type Rule = Readonly<Record<Tax, Taxation>> & {
  /** GST in the holiday; absent: as otherwise. */
  readonly gstInHoliday?: Taxation
  /** QST since 15 July 2026; absent: as before. */
  readonly qstSince2026?: Taxation
}

const ZERO: Rule = { gst: 'zero', qst: 'zero' }
const TAXED: Rule = { gst: 'taxed', qst: 'taxed' }
const TAXED_FOOD: Rule = { ...TAXED, gstInHoliday: 'zero' }
const QST_LIFTED: Rule = { ...TAXED_FOOD, qstSince2026: 'zero' }
const QST_ASKED: Rule = { ...TAXED_FOOD, qstSince2026: 'asked' }

const TAX_RULES: Readonly<Record<TaxClass, Rule>> = {
  basic_groceries: ZERO,
  // The holiday lifted it on beer, wine and coolers up to a strength, on spirits not.
  alcohol: { ...TAXED, gstInHoliday: 'asked' },
  carbonated_beverage: TAXED_FOOD,
  confectionery: TAXED_FOOD,
  snack_food: TAXED_FOOD,
  fruit_bar_or_ice_lolly: TAXED_FOOD,
  fruit_drink_under_25_percent: TAXED_FOOD,
  ice_cream_single_serving: QST_LIFTED,
  sweet_bakery_under_six: QST_LIFTED,
  sweet_bakery_six_or_more: ZERO,
  pudding_single_serving: QST_LIFTED,
  beverage_single_serving: QST_ASKED,
  // taxinterpretations.com/content/668515.
  manufacturers_multiple: ZERO,
  prepared_salad_or_sandwich: QST_ASKED,
  hot_food: TAXED_FOOD,
  dietary_supplement: TAXED,
  non_food: TAXED,
}

/** Whether a tax is charged on a class on a day, YYYY-MM-DD; a rule that an operator added holds over those of the code. */
export function taxationOn(
  taxClass: TaxClass,
  tax: Tax,
  day: string,
  { rules }: AddedTaxRules,
): Taxation {
  const added = latestOn(
    rules.filter((rule) => rule.taxClass === taxClass && rule.tax === tax),
    day,
  )
  if (added) return added.isTaxed ? 'taxed' : 'zero'
  const rule = TAX_RULES[taxClass]
  if (tax === 'gst') return isInHoliday(day) ? (rule.gstInHoliday ?? rule.gst) : rule.gst
  return day >= QST_LIFTED_FROM ? (rule.qstSince2026 ?? rule.qst) : rule.qst
}

/** Which taxes are charged on a product on a day, YYYY-MM-DD; undefined where its supplier is asked and has not answered. */
export function taxedBy(
  { taxClass, taxedWhereAsked }: ProductTax,
  day: string,
  added: AddedTaxRules,
): TaxedBy | undefined {
  const isTaxed = (tax: Tax): boolean | null => {
    const taxation = taxationOn(taxClass, tax, day, added)
    return taxation === 'asked' ? taxedWhereAsked : taxation === 'taxed'
  }
  const [gst, qst] = [isTaxed('gst'), isTaxed('qst')]
  return gst === null || qst === null ? undefined : { gst, qst }
}

/** Of every class what is charged on a day, YYYY-MM-DD. */
export function taxedClassesOn(
  day: string,
  added: AddedTaxRules,
): (Record<Tax, Taxation> & { taxClass: TaxClass })[] {
  return TAX_CLASSES.map((taxClass) => ({
    taxClass,
    gst: taxationOn(taxClass, 'gst', day, added),
    qst: taxationOn(taxClass, 'qst', day, added),
  }))
}

/** Whether some tax on a class asks its suppliers on a day, YYYY-MM-DD. */
export function isAskedOn(taxClass: TaxClass, day: string, added: AddedTaxRules): boolean {
  return taxedBy({ taxClass, taxedWhereAsked: null }, day, added) === undefined
}

function isInHoliday(day: string): boolean {
  return GST_HOLIDAY.fromDay <= day && day <= GST_HOLIDAY.untilDay
}
