import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../components/toasts.tsx'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import type { Keyed } from '../../../platform/api/keyed-call.ts'
import { useLanguage, useTexts } from '../../../platform/language/language.ts'
import { forgetOwnPages } from '../own-products.ts'
import type { OwnProduct } from '../product-pages.ts'
import { DeleteProduct } from './delete-product.tsx'
import { ProductForm } from './product-form.tsx'
import { type ProductValues, sentOf, valuesOf } from './product-values.ts'

/** `onDone`: it was saved, or it is no more. */
export function EditProduct({ product, onDone }: { product: OwnProduct; onDone: () => void }) {
  const { products } = useTexts()
  const comma = useLanguage() === 'fr'
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const edit = useMutation({
    mutationFn: ({ values, idempotencyKey }: Keyed<ProductValues>) =>
      apiWithOverlay.addEditProduct(
        { ...sentOf(values), public_id: product.public_id },
        { idempotencyKey },
      ),
    onSuccess: () => {
      forgetOwnPages(queryClient)
      toasts.success(products.edited)
      onDone()
    },
    onError: () => toasts.error(products.editError),
  })
  return (
    <ProductForm
      initialValues={valuesOf(product, comma)}
      draft={`product ${product.public_id}`}
      isEdit
      submit={products.save}
      busy={edit.isPending}
      onSend={(values, idempotencyKey) => edit.mutateAsync({ values, idempotencyKey })}
    >
      <DeleteProduct product={product} onDeleted={onDone} />
    </ProductForm>
  )
}
