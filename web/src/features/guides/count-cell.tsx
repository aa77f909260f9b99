import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useUnsentCounts } from './counting/use-counts.ts'
import { Dash } from './dash.tsx'
import type { GuideItem } from './guide-queries.ts'
import { useAmounts } from './use-amounts.ts'

/** What was counted of an item today or yesterday, here as long as it is not sent. */
export function CountCell({ item }: { item: GuideItem }) {
  const texts = useTextsOf(guidesTexts)
  const { shown } = useAmounts()
  const { unsent } = useUnsentCounts()
  const amount = unsent.get(item.public_id)?.amount ?? item.count?.amount
  return amount === undefined ? <Dash>{texts.notCounted}</Dash> : shown(item, amount)
}
