import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithoutOverlay, errorMessage } from '../../../platform/api/api.ts'
import { showOwnProducts } from '../own-products.ts'
import { reversed, takeLastChange } from './catalogue-changes.ts'
import { useChangePrices } from './use-change-prices.ts'

/** Undoes the newest change of the list: by a button, or by Ctrl+Z anywhere but in what is being typed. */
export function useUndo() {
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const prices = useChangePrices()
  const availability = useMutation({
    mutationFn: (back: Parameters<typeof apiWithoutOverlay.productAvailability>[0]) =>
      apiWithoutOverlay.productAvailability(back),
    onSuccess: (product) => showOwnProducts(queryClient, [product]),
    onError: (error) => toasts.error(errorMessage(error)),
  })
  const isPending = prices.isPending || availability.isPending

  function undo() {
    const last = isPending ? undefined : takeLastChange()
    if (!last) return
    const back = reversed(last)
    if (back.kind === 'prices') prices.mutate({ prices: back.prices, isUndo: true })
    else availability.mutate({ public_id: back.product.public_id, ...back.to })
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
    if (!isUndo || isBeingTyped(event.target)) return
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

/** There the browser undoes what was typed. A price that was not touched has nothing of its own to undo. */
function isBeingTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false
  return (
    target.type !== 'checkbox' && (target.dataset['typing'] === 'true' || !target.closest('td'))
  )
}
