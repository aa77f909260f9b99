import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { quietly } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/language.ts'
import { showOwnProduct } from '../own-products.ts'
import { OWN_PRODUCT_PAGES, type OwnProduct } from '../product-pages.ts'

type Said = Pick<OwnProduct, 'available' | 'available_from'>
export type Switched = Said & { product: OwnProduct }

/** Every switch of any product. */
export const SWITCHED = ['product-availability'] as const

/**
 * What the supplier says of a product: at once on screen, on the server in the order of the clicks. What is refused is
 * on screen as it was, and said.
 */
export function useAvailability(product: OwnProduct, name: string) {
  const { products } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationKey: SWITCHED,
    scope: { id: `${SWITCHED[0]}-${product.public_id}` },
    mutationFn: ({ available, available_from }: Switched) =>
      quietly.productAvailability({ public_id: product.public_id, available, available_from }),
    // A list that was asked for before would undo it on screen.
    onMutate: () => queryClient.cancelQueries({ queryKey: OWN_PRODUCT_PAGES }),
    onSuccess: (answer) => showOwnProduct(queryClient, answer),
    onError: () => toasts.error(products.availabilityError(name)),
  })
  const { available, available_from } = isPending ? variables : product
  return { available, available_from, say: (said: Said) => mutate({ ...said, product }) }
}
