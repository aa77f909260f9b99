import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { api } from '../../../platform/api/api.ts'
import { dropRefetches } from '../../../platform/api/changes-on-screen.ts'
import { invalidateInAllTabs } from '../../../platform/api/cross-tab-invalidation.ts'
import { useFormat, useTexts } from '../../../platform/language/language.ts'
import { showOwnProducts } from '../own-products.ts'
import { addChange } from '../prices/catalogue-changes.ts'
import { OWN_PRODUCT_PAGES, type OwnProduct } from '../product-pages.ts'

type Availability = Pick<OwnProduct, 'available' | 'available_from'>

/**
 * A product's availability: changed on screen at once, on the server in the order of the clicks. A refused change is
 * undone on screen. `announcement` names the last change that the server accepted, `failure` a refused one.
 */
export function useAvailability(product: OwnProduct, name: string) {
  const { products } = useTexts()
  const { day } = useFormat()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, isError, variables } = useMutation({
    scope: { id: `product-availability-${product.public_id}` },
    mutationFn: (availability: Availability) =>
      api.productAvailability({ public_id: product.public_id, ...availability }),
    onMutate: () => dropRefetches(queryClient, OWN_PRODUCT_PAGES),
    onSuccess(answer, { available, available_from }) {
      const { available: wasAvailable, available_from: wasFrom } = product
      const from = { available: wasAvailable, available_from: wasFrom }
      addChange({ kind: 'availability', product, from, to: { available, available_from } })
      showOwnProducts(queryClient, [answer])
    },
    onError() {
      toasts.error(products.availabilityError(name))
      // An answer that was lost may have changed it.
      void invalidateInAllTabs(queryClient, OWN_PRODUCT_PAGES)
    },
  })

  function sentence({ available, available_from }: Availability) {
    if (available) return products.nowAvailable(name)
    if (available_from === null) return products.nowOutOfStock(name)
    return products.nowOutOfStockUntil(name, day(available_from))
  }
  return {
    availability: isPending ? variables : product,
    announcement: isSuccess ? sentence(variables) : '',
    failure: isError ? products.availabilityError(name) : undefined,
    setAvailability: mutate,
  }
}
