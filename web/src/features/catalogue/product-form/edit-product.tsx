import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AskButton } from '../../../components/ask-button.tsx'
import { useChange } from '../../../components/use-change.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import type { Nothing } from '../../../platform/api/change.ts'
import { useLanguage, useTexts } from '../../../platform/language/language.ts'
import { forgetOwnPages } from '../own-products.ts'
import type { OwnProduct } from '../product-pages.ts'
import { hasPhotosToAdd } from '../product-photos/photos-to-add.ts'
import { ProductPhotos } from '../product-photos/product-photos.tsx'
import { type OfMarks, ProductForm } from './product-form.tsx'
import { type ProductValues, sentOf, valuesOf } from './product-values.ts'

type EditProductProps = {
  product: OwnProduct
  ofMarks: OfMarks
  /** It was saved, or it is no more. */
  onDone: () => void
}

export function EditProduct({ product, ofMarks, onDone }: EditProductProps) {
  const { products } = useTexts()
  const comma = useLanguage() === 'fr'
  const queryClient = useQueryClient()
  const [isNew, setNew] = useState(() => hasPhotosToAdd(product.public_id))
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
    <>
      <ProductPhotos
        product={product}
        onChosenAdded={(areAll) => (areAll ? onDone() : setNew(false))}
      />
      {/* Nothing is typed that would be left for the list once they are there. */}
      {isNew ? null : (
        <ProductForm
          initialValues={valuesOf(product, comma)}
          draft={`product ${product.public_id}`}
          isEdit
          submit={products.save}
          busy={edit.isPending}
          ofMarks={ofMarks}
          onSend={edit.send}
        >
          <DeleteProduct product={product} onDeleted={onDone} />
        </ProductForm>
      )}
    </>
  )
}

type DeleteProductProps = { product: OwnProduct; onDeleted: () => void }

function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
  const { products } = useTexts()
  const nameOf = useProductName()
  const queryClient = useQueryClient()
  const deletion = useChange({
    call: (_: Nothing, options) =>
      apiWithOverlay.deleteProduct({ public_id: product.public_id }, options),
    done() {
      forgetOwnPages(queryClient)
      onDeleted()
      return products.deleted
    },
    failed: products.deleteError,
    why: () => products.deleteError,
  })
  return (
    <AskButton
      variant="subtle"
      danger
      icon={<IconTrash size={18} aria-hidden />}
      title={products.deleteTitle}
      message={products.deleteMessage(nameOf(product))}
      confirm={products.delete}
      destructive
      change={deletion}
      onConfirm={() => deletion.start()}
    >
      {products.delete}
    </AskButton>
  )
}
