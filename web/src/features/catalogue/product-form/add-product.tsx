import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { forgetOwnPages } from '../own-products.ts'
import type { OwnProduct } from '../product-pages.ts'
import { ChosenPhotos } from '../product-photos/chosen-photos.tsx'
import { keepPhotos } from '../product-photos/photos-to-add.ts'
import { type OfMarks, ProductForm } from './product-form.tsx'
import { newProductIn, type ProductValues, sentOf } from './product-values.ts'

type AddProductProps = {
  /** Where the new product goes unless said otherwise; '' leaves it to be chosen. */
  category: string
  ofMarks: OfMarks
  /** With photos that its own form is to send, or without. */
  onAdded: (product: OwnProduct, hasPhotos: boolean) => void
}

export function AddProduct({ category, ofMarks, onAdded }: AddProductProps) {
  const { products } = useTexts()
  const queryClient = useQueryClient()
  const [photos, setPhotos] = useState<readonly File[]>([])
  const add = useChange({
    call: (values: ProductValues, options) =>
      apiWithOverlay.addEditProduct(sentOf(values), options),
    done(product) {
      forgetOwnPages(queryClient)
      keepPhotos(product.public_id, photos)
      onAdded(product, photos.length > 0)
      return products.created
    },
    failed: products.createError,
  })
  return (
    <>
      <ChosenPhotos files={photos} onChange={setPhotos} />
      <ProductForm
        initialValues={newProductIn(category)}
        draft="new-product"
        submit={products.create}
        busy={add.isPending}
        ofMarks={ofMarks}
        onSend={add.send}
      />
    </>
  )
}
