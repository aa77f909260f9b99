import { useUnsentCounts } from './counting/use-counts.ts'
import { Dash } from './dash.tsx'
import type { GuideItem } from './guide-queries.ts'
import { useAmounts } from './use-amounts.ts'
import { useGuideTexts } from './use-guide-texts.ts'

/** What was counted of an item today or yesterday, here as long as it is not sent. */
export function CountCell({ item }: { item: GuideItem }) {
  const words = useGuideTexts()
  const { shown } = useAmounts()
  const { unsent } = useUnsentCounts()
  const amount = unsent.get(item.public_id)?.amount ?? item.count?.amount
  return amount === undefined ? <Dash>{words.notCounted}</Dash> : shown(item, amount)
}
