import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useChange } from '../../../components/use-change.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import type { Nothing } from '../../../platform/api/change.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { forgetOwnPages } from '../own-products.ts'
import type { OwnProduct } from '../product-pages.ts'

type DeleteProductProps = { product: OwnProduct; onDeleted: () => void }

export function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
  const { products } = useTexts()
  const nameOf = useProductName()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
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
    <>
      <Button
        variant="subtle"
        color="tomato"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {products.delete}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={products.deleteTitle}
        confirm={products.delete}
        destructive
        busy={deletion.isPending}
        failure={deletion.failure}
        onConfirm={() => deletion.start()}
        onClose={() => setAsking(false)}
      >
        {products.deleteMessage(nameOf(product))}
      </ConfirmDialog>
    </>
  )
}
