import { MAX_WORDS_LENGTH } from '@halles/domain/order-text/order-text-terms.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { newKey } from '../../platform/api/keyed-call.ts'
import type { WantedProduct } from './typed-order.ts'

/** Tells the server what the confirmed words mean. Nothing waits for it: words that are not learnt are asked for again. */
export function useLearnWords(): (wanted: readonly WantedProduct[]) => void {
  const { mutate } = useMutation({
    retry: 2,
    mutationFn: ({
      wanted,
      idempotencyKey,
    }: {
      wanted: readonly WantedProduct[]
      idempotencyKey: string
    }) => {
      const lines = wanted.flatMap(({ product, words }) =>
        words
          .filter((typed) => typed !== '' && typed.length <= MAX_WORDS_LENGTH)
          .map((typed) => ({ words: typed, product_public_id: product.public_id })),
      )
      return api.learnOrderWords({ lines }, { idempotencyKey })
    },
  })
  return (wanted) => mutate({ wanted, idempotencyKey: newKey() })
}
