import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import type { Guide, GuideCount } from '../guide-queries.ts'
import { useAmounts } from '../use-amounts.ts'
import { useItemName } from '../use-item-name.ts'
import type { AnsweredCount } from './send-counts-request.ts'
import type { UnsentCount } from './unsent-counts.ts'

/** Where two have counted an item, both are named, whichever count stands. */
export function useCountNotices() {
  const texts = useTextsOf(guidesTexts)
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
          other.by ?? texts.formerMember,
          shown(item, other.amount),
        ] as const
      const name = nameOf(item)
      if (!count) toasts.error(texts.itemGone(name))
      else if (!count.is_own) toasts.quiet(texts.title, texts.laterOther(name, ...amounts(count)))
      else if (replaced) toasts.quiet(texts.title, texts.replacedOther(name, ...amounts(replaced)))
    }
  }
}
