import { taxRuleInput } from '@halles/contract/schemas/tax.ts'
import { TAX_CLASSES, TAXES } from '@halles/domain/tax/tax-class.ts'
import type { z } from 'zod'
import { type Problems, problemsIn } from '../../../components/form/problems.ts'

export const RULE_KINDS = ['taxClass', 'rate'] as const

/** A rule as it is typed; of a rate, what is said of a class is passed over, and the other way round. */
export type TaxRuleValues = {
  kind: string
  tax: string
  tax_class: string
  is_taxed: string
  rate: string
  from_day: string
  until_day: string
}

export function newTaxRule(today: string): TaxRuleValues {
  return {
    kind: 'taxClass',
    tax: 'qst',
    tax_class: 'basic_groceries',
    is_taxed: 'true',
    rate: '',
    from_day: today,
    until_day: '',
  }
}

export function taxRuleBody(values: TaxRuleValues): z.input<typeof taxRuleInput> {
  const { tax, from_day, until_day } = values
  const said = {
    tax: TAXES.find((each) => each === tax) ?? 'gst',
    from_day,
    until_day: until_day === '' ? null : until_day,
  }
  // A comma is how French writes it.
  if (values.kind === 'rate') return { ...said, rate: values.rate.trim().replace(',', '.') }
  const tax_class = TAX_CLASSES.find((each) => each === values.tax_class)
  return { ...said, tax_class, is_taxed: values.is_taxed === 'true' }
}

export function taxRuleProblems(values: TaxRuleValues, today: string): Problems<TaxRuleValues> {
  const problems = problemsIn(taxRuleInput, taxRuleBody(values))
  if (values.from_day === '') return { ...problems, from_day: 'required' }
  return values.from_day < today ? { from_day: 'day_past', ...problems } : problems
}
