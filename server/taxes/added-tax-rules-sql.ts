import type { Tax, TaxClass } from '@halles/domain/tax/tax-class.ts'
import type { AddedTaxRules } from '@halles/domain/tax/tax-rules.ts'
import { sql } from 'kysely'

type AddedRow = {
  tax: Tax
  taxClass: TaxClass | null
  isTaxed: boolean | null
  rate: number | null
  fromDay: string
  untilDay: string | null
}

// guard: taxes: what was withdrawn never held [taxes/issuing-taxes]
//   code: where withdrawn_at is null
/** What operators have added and not withdrawn, in the order it was added, as JSON for a statement that reads more. */
export const ADDED_TAX_RULES = sql<AddedRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('tax', tax, 'taxClass', tax_class, 'isTaxed', is_taxed, 'rate', rate,
    'fromDay', from_day, 'untilDay', until_day) order by id), '[]')
  from tax_rule where withdrawn_at is null)`

export function toAddedTaxRules(rows: readonly AddedRow[]): AddedTaxRules {
  return {
    rules: rows.flatMap(({ taxClass, isTaxed, rate: _, ...rule }) =>
      taxClass === null || isTaxed === null ? [] : [{ ...rule, taxClass, isTaxed }],
    ),
    rates: rows.flatMap(({ rate, tax, fromDay, untilDay }) =>
      rate === null ? [] : [{ tax, rate, fromDay, untilDay }],
    ),
  }
}
