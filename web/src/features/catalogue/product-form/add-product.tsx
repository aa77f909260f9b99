import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import type { Keyed } from '../../../platform/api/keyed-call.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { forgetOwnPages } from '../own-products.ts'
import type { OwnProduct } from '../product-pages.ts'
import { ProductForm } from './product-form.tsx'
import { newProductIn, type ProductValues, sentOf } from './product-values.ts'

type AddProductProps = {
  /** Where the new product goes unless said otherwise; '' leaves it to be chosen. */
  category: string
  onAdded: (product: OwnProduct) => void
}

export function AddProduct({ category, onAdded }: AddProductProps) {
  const { products } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: ({ values, idempotencyKey }: Keyed<ProductValues>) =>
      apiWithOverlay.addEditProduct(sentOf(values), { idempotencyKey }),
    onSuccess: (product) => {
      forgetOwnPages(queryClient)
      toasts.success(products.created)
      onAdded(product)
    },
    onError: () => toasts.error(products.createError),
  })
  return (
    <ProductForm
      initialValues={newProductIn(category)}
      draft="new-product"
      submit={products.create}
      busy={add.isPending}
      onSend={(values, idempotencyKey) => add.mutateAsync({ values, idempotencyKey })}
    />
  )
}
