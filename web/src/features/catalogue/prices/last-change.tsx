import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { UndoBar } from '../../../components/undo-bar/undo-bar.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { errorMessage } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { showOwnProducts } from '../own-products.ts'
import { OWN_PRODUCT_PAGES } from '../product-pages.ts'
import {
  addChange,
  type CatalogueChange,
  reversed,
  takeLastChange,
  useLastChange,
} from './catalogue-changes.ts'
import { requestsOf, type SentPrices } from './send-prices.ts'
import { undoAvailability } from './undo-availability.ts'
import { useChangePrices } from './use-change-prices.ts'

/** What was changed last, in words, and the button and key that undo it. */
export function LastChange() {
  const last = useLastChange()
  const describe = useDescription()
  const { undo, isPending } = useUndo()
  // An availability announces itself.
  useAnnounce(last?.kind === 'prices' ? describe(last) : '')
  if (!last) return null
  return (
    <UndoBar isPending={isPending} onUndo={undo}>
      {describe(last)}
    </UndoBar>
  )
}

function useDescription() {
  const texts = useTextsOf(pricesTexts)
  const nameOf = useProductName()
  const { dollars, day } = useFormat()
  return (change: CatalogueChange): string => {
    if (change.kind === 'availability') {
      const { available, available_from } = change.to
      const name = nameOf(change.product)
      if (available) return texts.nowAvailable(name)
      return texts.nowOut(name, available_from && day(available_from))
    }
    const [first] = change.prices
    return first && change.prices.length === 1
      ? texts.priceChanged(nameOf(first.product), dollars(first.from), dollars(first.to))
      : texts.pricesChanged(change.prices.length)
  }
}

/** Undoes the newest change of the list. */
function useUndo() {
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const prices = useChangePrices(keepRest)
  const availability = useMutation({
    mutationFn: undoAvailability,
    onSuccess: (product) => showOwnProducts(queryClient, [product]),
    onError(error) {
      toasts.error(errorMessage(error))
      // An answer that was lost may have changed it.
      void invalidateInAllTabs(queryClient, OWN_PRODUCT_PAGES)
    },
  })
  const isPending = prices.isPending || availability.isPending

  function undo() {
    const last = isPending ? undefined : takeLastChange()
    if (!last) return
    const back = reversed(last)
    if (back.kind === 'prices') prices.mutate({ requests: requestsOf(back.prices), isUndo: true })
    else availability.mutate(back)
  }
  return { undo, isPending }
}

/** What was not undone can be, once the server answers again. */
function keepRest({ left }: SentPrices): void {
  const prices = left.flatMap((request) => request.prices)
  if (prices.length > 0) addChange(reversed({ kind: 'prices', prices }))
}
