import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { useStoredSync } from '../../../platform/api/use-stored-sync.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { type Guide, type GuideCount, guideOptions } from '../guide-queries.ts'
import { useAmounts } from '../use-amounts.ts'
import { useItemName } from '../use-item-name.ts'
import type { AnsweredCount } from './send-counts-request.ts'
import type { UnsentCount } from './unsent-counts.ts'
import { countSync } from './use-counts.ts'

/** Sends what was counted on this device, and says where somebody else has counted too. */
export function CountSync() {
  const client = useQueryClient()
  const notify = useCountNotices()

  useStoredSync(countSync, (guideId, sent, answered) => {
    const options = guideOptions(guideId)
    const guide = client.getQueryData(options.queryKey)
    const counts = new Map(answered.map((one) => [one.item_public_id, one.count]))
    client.setQueryData(
      options.queryKey,
      guide && {
        ...guide,
        items: guide.items.map((item) => {
          const count = counts.get(item.public_id)
          return count ? { ...item, count } : item
        }),
      },
    )
    notify(guide, sent, answered)
    void client.invalidateQueries({ queryKey: options.queryKey })
  })
  return null
}

/** Where two have counted an item, both are named, whichever count stands. */
function useCountNotices() {
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
