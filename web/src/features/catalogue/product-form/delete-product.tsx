import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { forgetOwnPages } from '../own-products.ts'
import type { OwnProduct } from '../product-pages.ts'

type DeleteProductProps = { product: OwnProduct; onDeleted: () => void }

export function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
  const { products } = useTexts()
  const nameOf = useProductName()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [idempotencyKey] = useState(newKey)
  const deletion = useMutation({
    mutationFn: () =>
      apiWithOverlay.deleteProduct({ public_id: product.public_id }, { idempotencyKey }),
    onSuccess: () => {
      forgetOwnPages(queryClient)
      toasts.success(products.deleted)
      onDeleted()
    },
    onError: () => toasts.error(products.deleteError),
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
        failure={deletion.isError ? products.deleteError : undefined}
        onConfirm={() => deletion.mutate()}
        onClose={() => setAsking(false)}
      >
        {products.deleteMessage(nameOf(product))}
      </ConfirmDialog>
    </>
  )
}
