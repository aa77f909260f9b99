import { TAX_CLASSES } from '@halles/domain/tax/tax-class.ts'
import { taxRatesOn } from '@halles/domain/tax/tax-rates.ts'
import { taxationOn } from '@halles/domain/tax/tax-rules.ts'
import type { Handler } from '../../handler.ts'
import { findTaxesToday } from '../../taxes/tax-settings-sql.ts'
import { listTaxRules } from './tax-rules-sql.ts'

export const operatorTaxRules: Handler<'operatorTaxRules'> = async ({ input, reader }) => {
  const { today, added } = await findTaxesToday(reader)
  return {
    today,
    rates: taxRatesOn(today, added.rates),
    classes: TAX_CLASSES.map((tax_class) => ({
      tax_class,
      gst: taxationOn(tax_class, 'gst', today, added),
      qst: taxationOn(tax_class, 'qst', today, added),
    })),
    ...(await listTaxRules(reader, input.page)),
  }
}
