import { useToasts } from '../../../components/toasts.tsx'
import type { Guide, GuideCount } from '../guide-queries.ts'
import { useAmounts } from '../use-amounts.ts'
import { useGuideTexts } from '../use-guide-texts.ts'
import { useItemName } from '../use-item-name.ts'
import type { AnsweredCount } from './send-counts-request.ts'
import type { UnsentCount } from './unsent-counts.ts'

/** Where two have counted an item, both are named, whichever count stands. */
export function useCountNotices() {
  const words = useGuideTexts()
  const toasts = useToasts()
  const nameOf = useItemName()
  const { shown } = useAmounts()
  return (
    guide: Guide | undefined,
    sent: readonly UnsentCount[],
    answered: readonly AnsweredCount[],
  ) => {
    for (const { item_public_id: id, count, replaced } of answered) {
      const item = guide?.items.find((one) => one.public_id === id)
      const own = sent.find(({ itemId }) => itemId === id)
      if (!item || !own) continue
      const amounts = (other: GuideCount) =>
        [
          shown(item, own.amount),
          other.by ?? words.formerMember,
          shown(item, other.amount),
        ] as const
      const name = nameOf(item)
      if (!count) toasts.error(words.itemGone(name))
      else if (!count.is_own) toasts.quiet(words.title, words.laterOther(name, ...amounts(count)))
      else if (replaced) toasts.quiet(words.title, words.replacedOther(name, ...amounts(replaced)))
    }
  }
}
