import { formatDeliveryDay } from '@halles/texts/delivery-times.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import type { ProposalLine, ProposedPart } from './proposed-part.ts'

/** What a line of an open proposal would change, in words: beside what there is now. */
export function useLineWords({ lines, day }: Pick<ProposedPart, 'lines' | 'day'>) {
  const texts = useTextsOf(proposalsTexts)
  const language = useLanguage()
  const nameOf = useProductName()
  return (proposed: ProposalLine): string => {
    const { kind, product, line_public_id } = proposed
    const quantity = proposed.quantity ?? 0
    const line = lines.find(({ public_id }) => public_id === line_public_id)
    const of = line ? nameOf(line.product) : ''
    if (kind === 'day') {
      const [now, old] = [proposed.day, day].map((one) =>
        one ? formatDeliveryDay(language, one) : undefined,
      )
      return now && old ? texts.day(now, old) : texts.proposedDay(now ?? '')
    }
    if (kind === 'quantity') {
      return quantity === 0
        ? texts.remove(of, line?.cases ?? 0)
        : texts.quantity(of, line?.cases ?? 0, quantity)
    }
    if (kind === 'weight' && line && proposed.net) {
      const { quantity_per_case, unit } = line.product
      const nominal = String(Number(quantity_per_case) * line.cases)
      return texts.weight(
        of,
        formatWeight(language, proposed.net, unit),
        formatWeight(language, nominal, unit),
      )
    }
    if (!product) return of
    return kind === 'substitute'
      ? texts.substitute(nameOf(product), of, quantity)
      : texts.add(nameOf(product), quantity)
  }
}
