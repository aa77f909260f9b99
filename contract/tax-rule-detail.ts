import type { z } from 'zod'
import { addedTaxRule } from './schemas/tax.ts'

const said = addedTaxRule.pick({
  tax: true,
  tax_class: true,
  is_taxed: true,
  rate: true,
  from_day: true,
  until_day: true,
})

/** What a rule of taxes says, as the wire has it. */
export type SaidTaxRule = z.input<typeof said>

/** What is recorded of a rule that an operator added or withdrew. */
export function taxRuleDetail(rule: z.output<typeof said>): string {
  return JSON.stringify(said.encode(rule))
}

/** A rule of which that was recorded; undefined for any other text. */
export function readTaxRuleDetail(text: string): SaidTaxRule | undefined {
  if (!text.startsWith('{')) return undefined
  const read: SaidTaxRule = JSON.parse(text)
  return read
}
