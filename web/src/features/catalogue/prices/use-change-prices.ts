import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_PRICES_AT_ONCE } from '@halles/domain/catalogue-prices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useProductName } from '../../../components/product-name.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithoutOverlay, errorMessage } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import { useFormat } from '../../../platform/language/language.ts'
import { showOwnProducts } from '../own-products.ts'
import { OWN_PRODUCT_PAGES, type OwnProduct } from '../product-pages.ts'
import { addChange, type PriceChange } from './catalogue-changes.ts'
import { usePriceTexts } from './use-price-texts.ts'

type Answer = Received<Endpoints['productPrices']>

/** A price that had changed meanwhile, with what it is now: null where the product is gone. */
export type UnchangedPrice = { name: string; price: string | null }

type Asked = {
  prices: readonly PriceChange[]
  /** Whether it may be undone: undoing is not. */
  isUndo?: boolean
}

/**
 * Changes prices on the server, each where it still is what was shown, in requests of 500 that follow one another. Those that
 * had changed meanwhile are named in a message. What was changed can be undone.
 */
export function useChangePrices() {
  const texts = usePriceTexts()
  const toasts = useToasts()
  const nameOf = useProductName()
  const { dollars } = useFormat()
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other: what is typed next is shown over what was typed before.
    scope: { id: 'product-prices' },
    mutationFn: ({ prices }: Asked) => sendPrices(prices),
    onSuccess({ products, unchanged }, { prices, isUndo = false }) {
      showOwnProducts(queryClient, products)
      const stayed = new Set(unchanged.map((price) => price.public_id))
      const changed = prices.filter(({ product }) => !stayed.has(product.public_id))
      if (changed.length > 0 && !isUndo) addChange({ kind: 'prices', prices: changed })
      const named = namesOf(unchanged, prices, nameOf)
      if (named.length === 0) return
      const said = named.map(({ name, price }) => texts.priceNow(name, price && dollars(price)))
      toasts.error(texts.changedMeanwhile(said.join('; ')))
      void invalidateInAllTabs(queryClient, OWN_PRODUCT_PAGES)
    },
    onError(error) {
      toasts.error(errorMessage(error))
      // An answer that was lost may have changed them.
      void invalidateInAllTabs(queryClient, OWN_PRODUCT_PAGES)
    },
  })
}

async function sendPrices(prices: readonly PriceChange[]): Promise<Answer> {
  const answers: Answer[] = []
  for (let start = 0; start < prices.length; start += MAX_PRICES_AT_ONCE) {
    const slice = prices.slice(start, start + MAX_PRICES_AT_ONCE)
    const lines = slice.map(({ product: { public_id }, from, to }) => ({
      public_id,
      price: to,
      shown_price: from,
    }))
    answers.push(
      await apiWithoutOverlay.productPrices({ prices: lines }, { idempotencyKey: newKey() }),
    )
  }
  return {
    products: answers.flatMap((answer) => answer.products),
    unchanged: answers.flatMap((answer) => answer.unchanged),
  }
}

function namesOf(
  unchanged: Answer['unchanged'],
  prices: readonly PriceChange[],
  nameOf: (product: Pick<OwnProduct, 'name_fr' | 'name_en'>) => string,
): UnchangedPrice[] {
  return unchanged.flatMap(({ public_id, price }) => {
    const asked = prices.find(({ product }) => product.public_id === public_id)
    return asked ? [{ name: nameOf(asked.product), price }] : []
  })
}
