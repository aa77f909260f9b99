import { taxRatesOn } from '@halles/domain/tax/tax-rates.ts'
import type { Handler } from '../../handler.ts'
import { findTaxesToday, listTaxedClasses } from '../../taxes/tax-settings-sql.ts'
import { listTaxRules } from './tax-rules-sql.ts'

export const operatorTaxRules: Handler<'operatorTaxRules'> = async ({ input, reader }) => {
  const { today, added } = await findTaxesToday(reader)
  return {
    today,
    rates: taxRatesOn(today, added.rates),
    classes: listTaxedClasses(today, added),
    ...(await listTaxRules(reader, input.page)),
  }
}
