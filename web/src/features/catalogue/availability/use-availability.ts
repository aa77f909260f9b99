import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithoutOverlay } from '../../../platform/api.ts'
import { useFormat, useTexts } from '../../../platform/language.ts'
import { showOwnProduct } from '../own-products.ts'
import { OWN_PRODUCT_PAGES, type OwnProduct } from '../product-pages.ts'

type Said = Pick<OwnProduct, 'available' | 'available_from'>

/**
 * What the supplier says of a product: at once on screen, on the server in the order of the clicks. What is refused is
 * on screen as it was, and said. `news` is what the server took last, to be said aloud; `failure` what it did not.
 */
export function useAvailability(product: OwnProduct, name: string) {
  const { products } = useTexts()
  const { day } = useFormat()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, isError, variables } = useMutation({
    scope: { id: `product-availability-${product.public_id}` },
    mutationFn: (availability: Said) =>
      apiWithoutOverlay.productAvailability({ public_id: product.public_id, ...availability }),
    // A list that was asked for before would undo it on screen.
    onMutate: () => queryClient.cancelQueries({ queryKey: OWN_PRODUCT_PAGES }),
    onSuccess: (answer) => showOwnProduct(queryClient, answer),
    onError: () => toasts.error(products.availabilityError(name)),
  })

  function sentence({ available, available_from }: Said) {
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
