import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { type MutationKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { errorMessage } from '../../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { showOwnProducts } from '../own-products.ts'
import { OWN_PRODUCT_PAGES, type OwnProduct } from '../product-pages.ts'
import { addChange, type PriceChange } from './catalogue-changes.ts'
import { type PriceRequest, type SentPrices, sendPrices } from './send-prices.ts'
import { SUPPLIER_PRICES } from './supplier-prices.ts'

/** A price that had changed meanwhile, with what it is now: null where the product is gone. */
export type UnchangedPrice = { name: string; price: string | null }

type Asked = {
  requests: readonly PriceRequest[]
  /** Whether it may be undone: undoing is not. */
  isUndo?: boolean
}

const ANY_CHANGE = ['price change'] as const

/**
 * Changes prices on the server, each where it still is what was shown. Those that had changed meanwhile are named in a
 * message. What was changed can be undone. `onSent` is told how far it came, before an error.
 */
export function useChangePrices(
  onSent?: (sent: SentPrices) => void,
  mutationKey: MutationKey = ANY_CHANGE,
) {
  const texts = useTextsOf(pricesTexts)
  const toasts = useToasts()
  const nameOf = useProductName()
  const { dollars } = useFormat()
  const queryClient = useQueryClient()

  function nameUnchanged({ unchanged }: SentPrices, prices: readonly PriceChange[]) {
    const named = namesOf(unchanged, prices, nameOf)
    if (named.length === 0) return
    const said = named.map(({ name, price }) => texts.priceNow(name, price && dollars(price)))
    toasts.error(texts.changedMeanwhile(said.join('; ')))
    void invalidateInAllTabs(queryClient, OWN_PRODUCT_PAGES)
  }
  return useMutation({
    mutationKey,
    // One after the other: what is typed next is shown over what was typed before.
    scope: { id: 'product-prices' },
    async mutationFn({ requests, isUndo = false }: Asked) {
      const sent = await sendPrices(requests)
      showOwnProducts(queryClient, sent.products)
      if (sent.changed.length > 0 && !isUndo) addChange({ kind: 'prices', prices: sent.changed })
      nameUnchanged(
        sent,
        requests.flatMap(({ prices }) => prices),
      )
      onSent?.(sent)
      if (sent.left.length > 0) throw sent.error
    },
    onError(error) {
      toasts.error(errorMessage(error))
      // An answer that was lost may have changed them.
      void invalidateInAllTabs(queryClient, OWN_PRODUCT_PAGES)
    },
    onSettled: () => void invalidateInAllTabs(queryClient, SUPPLIER_PRICES),
  })
}

function namesOf(
  unchanged: SentPrices['unchanged'],
  prices: readonly PriceChange[],
  nameOf: (product: Pick<OwnProduct, 'name_fr' | 'name_en'>) => string,
): UnchangedPrice[] {
  return unchanged.flatMap(({ public_id, price }) => {
    const asked = prices.find(({ product }) => product.public_id === public_id)
    // One that is what was wanted says nothing new.
    return asked && asked.to !== price ? [{ name: nameOf(asked.product), price }] : []
  })
}
