import { itemCodeKey } from '@halles/domain/item-code.ts'
import { MAX_PHOTOS } from '@halles/domain/photo.ts'
import { codesOfName, MAX_ARCHIVE_PHOTOS } from '@halles/domain/photo-names.ts'
import { useState } from 'react'
import { api, errorMessage, isUnreachable } from '../../platform/api/api.ts'
import { newKey } from '../../platform/api/keyed-call.ts'
import { shrunkPhoto } from '../../platform/shrink-photo.ts'
import { type ArchivedPhoto, type ArchiveProblem, readArchive } from './read-archive.ts'

type FoundProduct = Awaited<ReturnType<typeof api.photoProducts>>['results'][number]
export type NamedPhoto = ArchivedPhoto & { product: FoundProduct }
type Failed = { name: string; why: string }

export type ArchiveState =
  | { step: 'choose'; problem?: ArchiveProblem | undefined; failure?: string | undefined }
  | { step: 'reading' }
  | { step: 'ready'; photos: NamedPhoto[]; unknown: string[]; full: string[] }
  | {
      step: 'adding' | 'stopped' | 'done'
      photos: NamedPhoto[]
      /** Of them, from the first on. */
      done: number
      failed: Failed[]
      why?: string | undefined
    }

/** Photos named by item code, from a ZIP or chosen together: matched, then added one after the other while the page is open. */
export function usePhotoArchive() {
  const [state, setState] = useState<ArchiveState>({ step: 'choose' })

  async function read(files: readonly File[]) {
    setState({ step: 'reading' })
    try {
      const photos = await photosOf(files)
      setState(
        typeof photos === 'string' ? { step: 'choose', problem: photos } : await matched(photos),
      )
    } catch (error) {
      setState({ step: 'choose', failure: errorMessage(error) })
    }
  }

  async function add(photos: NamedPhoto[], from = 0, before: Failed[] = []) {
    const failed = [...before]
    for (const [index, photo] of photos.entries()) {
      if (index < from) continue
      setState({ step: 'adding', photos, done: index, failed })
      try {
        await addPhoto(photo)
      } catch (error) {
        // Nobody answers: what is left can go on when somebody does.
        if (isUnreachable(error))
          return setState({
            step: 'stopped',
            photos,
            done: index,
            failed,
            why: errorMessage(error),
          })
        failed.push({ name: photo.name, why: errorMessage(error) })
      }
    }
    setState({ step: 'done', photos, done: photos.length, failed })
  }
  return { state, read, add, restart: () => setState({ step: 'choose' }) }
}

async function photosOf(files: readonly File[]): Promise<ArchivedPhoto[] | ArchiveProblem> {
  const [first] = files
  if (first && files.length === 1 && /\.zip$/i.test(first.name)) return readArchive(first)
  if (files.length > MAX_ARCHIVE_PHOTOS) return 'too_many'
  return files.map((file) => ({ name: file.name, read: async () => file }))
}

/** Which product each is of, by its code; a product's fifth photo and those of none are left out. */
async function matched(photos: ArchivedPhoto[]): Promise<ArchiveState> {
  const codes = [...new Set(photos.flatMap(({ name }) => codesOfName(name)))]
  const { results } =
    codes.length === 0 ? { results: [] } : await api.photoProducts({ item_codes: codes })
  const byCode = new Map(results.map((product) => [itemCodeKey(product.item_code), product]))
  const room = new Map(
    results.map(({ public_id, photos: count }) => [public_id, MAX_PHOTOS - count]),
  )
  const named: NamedPhoto[] = []
  const [unknown, full]: [string[], string[]] = [[], []]
  for (const photo of photos.toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en', { numeric: true }),
  )) {
    const product = codesOfName(photo.name).flatMap((code) => byCode.get(code) ?? [])[0]
    const left = product ? (room.get(product.public_id) ?? 0) : 0
    if (!product) unknown.push(photo.name)
    else if (left <= 0) full.push(photo.name)
    else {
      named.push({ ...photo, product })
      room.set(product.public_id, left - 1)
    }
  }
  return { step: 'ready', photos: named, unknown, full }
}

async function addPhoto({ read, name, product }: NamedPhoto): Promise<void> {
  const file = new File([await read()], name)
  const sent = { product_public_id: product.public_id, file: await shrunkPhoto(file) }
  await api.photoAdd(sent, { idempotencyKey: newKey() })
}
