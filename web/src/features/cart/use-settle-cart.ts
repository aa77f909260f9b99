import { Refused } from '@halles/contract/client.ts'
import { afterAnswer } from '@halles/domain/cart-wish.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithoutOverlay, errorMessage } from '../../platform/api.ts'
import { whenConnected } from '../../platform/connection.ts'
import { useTexts } from '../../platform/language.ts'
import { sessionKey } from '../../platform/session-key.ts'
import { CART } from './cart-queries.ts'
import { linesToSend } from './kept-changes.ts'
import { type KeptNote, type KeptWish, readKept, useKept, writeKept } from './kept-store.ts'
import { IN_LINE } from './use-change-cart.ts'

type Answer = Awaited<ReturnType<typeof apiWithoutOverlay.cartSet>>

const LONGEST_WAIT_MS = 30_000

/**
 * Sends what this device keeps of the cart as soon as the server can be told: the quantities wanted, all at once,
 * under a key, until it has answered. docs/decisions/018 states the rule where both sides changed a line.
 */
export function useSettleCart(): void {
  const isWaiting = useKept().wishes.length > 0
  const toasts = useToasts()
  const { offline } = useTexts()
  const { mutate, isPending } = useMutation({
    mutationKey: ['settle-cart'],
    scope: IN_LINE,
    mutationFn: async () => {
      await whenConnected()
      const { key, lines } = linesToSend()
      const options = { idempotencyKey: key, csrfToken: sessionKey() }
      return { key, answer: await apiWithoutOverlay.cartSet({ lines: [...lines] }, options) }
    },
    retry: (_count, error) => isToBeSentAgain(error),
    retryDelay: (count) => Math.min(1000 * 2 ** count, LONGEST_WAIT_MS),
    onSuccess: async ({ key, answer }, _nothing, _result, { client }) => {
      await client.cancelQueries({ queryKey: CART })
      client.setQueryData(CART, answer.cart)
      if (take(key, answer)) toasts.success(offline.cartSent)
    },
    onError: (error, _nothing, _result, { client }) => {
      const { sent: _, ...kept } = readKept()
      // A key that was used for something else is nobody's loss: the next try has another.
      const isReused = error instanceof Refused && error.status === 422
      writeKept(isReused ? kept : { ...kept, wishes: [] })
      void client.invalidateQueries({ queryKey: CART })
      if (!isReused) toasts.error(errorMessage(error))
    },
  })
  useEffect(() => {
    if (isWaiting && !isPending) mutate()
  }, [isWaiting, isPending, mutate])
}

/** Whether all is said and done. Another tab may have taken the answer already. */
function take(key: string, { lines }: Answer): boolean {
  const { sent, ...kept } = readKept()
  if (sent?.key !== key) return false
  const { wishes, notes } = afterAnswer<KeptWish, 'not_found' | 'cart_full'>(
    kept.wishes,
    sent.lines,
    lines,
  )
  const products = new Map(kept.wishes.map((wish) => [wish.productId, wish.product]))
  const told = notes.flatMap((note): KeptNote[] => {
    const product = products.get(note.productId)
    return product ? [{ ...note, product }] : []
  })
  const isTold = (id: string) => told.some(({ productId }) => productId === id)
  writeKept({
    wishes,
    notes: [...kept.notes.filter(({ productId }) => !isTold(productId)), ...told],
  })
  return wishes.length === 0 && told.length === 0
}

/** Anything but the server's own no, and what it may think better of. */
function isToBeSentAgain(error: unknown): boolean {
  const isNo = error instanceof Refused && error.body !== undefined && error.status < 500
  return !isNo || error.status === 429
}
