import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { forgetOwnPages } from '../own-products.ts'
import type { OwnProduct } from '../product-pages.ts'
import { type OfMarks, ProductForm } from './product-form.tsx'
import { newProductIn, type ProductValues, sentOf } from './product-values.ts'

type AddProductProps = {
  /** Where the new product goes unless said otherwise; '' leaves it to be chosen. */
  category: string
  ofMarks: OfMarks
  onAdded: (product: OwnProduct) => void
}

export function AddProduct({ category, ofMarks, onAdded }: AddProductProps) {
  const { products } = useTexts()
  const queryClient = useQueryClient()
  const add = useChange({
    call: (values: ProductValues, options) =>
      apiWithOverlay.addEditProduct(sentOf(values), options),
    done(product) {
      forgetOwnPages(queryClient)
      onAdded(product)
      return products.created
    },
    failed: products.createError,
  })
  return (
    <ProductForm
      initialValues={newProductIn(category)}
      draft="new-product"
      submit={products.create}
      busy={add.isPending}
      ofMarks={ofMarks}
      onSend={add.send}
    />
  )
}
