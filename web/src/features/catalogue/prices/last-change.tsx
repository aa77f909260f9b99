import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { errorMessage } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { showOwnProducts } from '../own-products.ts'
import { OWN_PRODUCT_PAGES } from '../product-pages.ts'
import {
  addChange,
  type CatalogueChange,
  reversed,
  takeLastChange,
  useLastChange,
} from './catalogue-changes.ts'
import styles from './prices.module.css'
import { requestsOf, type SentPrices } from './send-prices.ts'
import { undoAvailability } from './undo-availability.ts'
import { useChangePrices } from './use-change-prices.ts'

/** What was changed last, in words, and the button and key that undo it. */
export function LastChange() {
  const texts = useTextsOf(pricesTexts)
  const last = useLastChange()
  const describe = useDescription()
  const { undo, isPending } = useUndo()
  // An availability announces itself.
  useAnnounce(last?.kind === 'prices' ? describe(last) : '')
  if (!last) return null
  return (
    <section
      className={`${styles.last} center between gap-xs-md row`}
      aria-label={texts.lastChange}
    >
      <p>{describe(last)}</p>
      <Button
        variant="default"
        aria-keyshortcuts="Control+Z Meta+Z"
        icon={<IconArrowBackUp size={18} aria-hidden />}
        loading={isPending}
        onClick={undo}
      >
        {texts.undo}
      </Button>
    </section>
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

/** Undoes the newest change of the list: by a button, or by Ctrl+Z anywhere but in what is being typed. */
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
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
    if (!isUndo || isBeingTyped(event.target) || isDialogOpen()) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return { undo, isPending }
}

/** What was not undone can be, once the server answers again. */
function keepRest({ left }: SentPrices): void {
  const prices = left.flatMap((request) => request.prices)
  if (prices.length > 0) addChange(reversed({ kind: 'prices', prices }))
}

/** What lies behind it stays as it is. */
function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null
}

/** There the browser undoes what was typed. A price that was not touched has nothing of its own to undo. */
function isBeingTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false
  return (
    target.type !== 'checkbox' && (target.dataset['typing'] === 'true' || !target.closest('td'))
  )
}
