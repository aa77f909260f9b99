import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
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
  const queryClient = useQueryClient()
  const edit = useChange({
    call: (values: ProductValues, options) =>
      apiWithOverlay.addEditProduct({ ...sentOf(values), public_id: product.public_id }, options),
    done() {
      forgetOwnPages(queryClient)
      onDone()
      return products.edited
    },
    failed: products.editError,
  })
  return (
    <ProductForm
      initialValues={valuesOf(product, comma)}
      draft={`product ${product.public_id}`}
      isEdit
      submit={products.save}
      busy={edit.isPending}
      onSend={edit.send}
    >
      <DeleteProduct product={product} onDeleted={onDone} />
    </ProductForm>
  )
}
