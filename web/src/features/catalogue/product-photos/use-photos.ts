import { MAX_PHOTOS } from '@halles/domain/photo.ts'
import { photosTexts } from '@halles/texts/pages/photos.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../components/use-change.ts'
import { api, errorMessage, isUnreachable } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { shrunkPhoto } from '../../../platform/shrink-photo.ts'
import { ownProductOptions, showOwnProducts } from '../own-products.ts'
import type { OwnProduct } from '../product-pages.ts'

type Adding = { place: number; of: number }
type Failed = { file: File; why: string }

/** Adds photos to a product one after the other; what was not added can be tried again. */
export function useAddPhotos(product: OwnProduct) {
  const shown = useShownProduct(product)
  const [adding, setAdding] = useState<Adding>()
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const [room, setRoom] = useState<number>()
  const add = useChange({
    call: async (file: File, options) =>
      api.photoAdd(
        { product_public_id: product.public_id, file: await shrunkPhoto(file) },
        options,
      ),
    same: (file) => [file.name, file.size, file.lastModified],
    ...shown,
  })

  /** Whether all are there. */
  async function addAll(files: readonly File[]): Promise<boolean> {
    if (adding || files.length === 0) return false
    const free = MAX_PHOTOS - product.photos.length
    const chosen = files.slice(0, free)
    setRoom(files.length > free ? free : undefined)
    setFailed([])
    const notAdded: Failed[] = []
    for (const [index, file] of chosen.entries()) {
      setAdding({ place: index + 1, of: chosen.length })
      try {
        await add.send(file)
      } catch (error) {
        const why = errorMessage(error)
        const isAway = isUnreachable(error)
        // Where nobody answers, what is left would not come either.
        const left = chosen.slice(index, isAway ? undefined : index + 1)
        notAdded.push(...left.map((one) => ({ file: one, why })))
        if (isAway) break
      }
    }
    setAdding(undefined)
    setFailed(notAdded)
    return notAdded.length === 0 && chosen.length === files.length
  }
  return {
    adding,
    /** Of more than there was room for: for how many there was. */
    room,
    isAdded: add.isSuccess,
    failed,
    addAll,
    retry: () => addAll(failed.map(({ file }) => file)),
    forget: () => setFailed([]),
  }
}

type Moved = { photo_public_id: string; position: number }

export function useMovePhoto(product: OwnProduct) {
  const shown = useShownProduct(product)
  return useChange({
    call: (sent: Moved, options) => api.photoMove(sent, options),
    keepsNoKey: true,
    ...shown,
  })
}

export function useRemovePhoto(product: OwnProduct, photoPublicId: string) {
  const texts = useTextsOf(photosTexts)
  const shown = useShownProduct(product)
  return useChange({
    call: (_: undefined, options) => api.photoRemove({ photo_public_id: photoPublicId }, options),
    ...shown,
    done: (changed) => {
      shown.done(changed)
      return texts.removed
    },
  })
}

/** The product that each change answers stands in the form and in lists at once. */
function useShownProduct({ public_id }: OwnProduct) {
  const queryClient = useQueryClient()
  return {
    answers: ownProductOptions(public_id).queryKey,
    done: (changed: OwnProduct) => showOwnProducts(queryClient, [changed]),
  }
}
