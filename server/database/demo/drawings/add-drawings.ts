import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { lockCatalogueForImport } from '../../../catalogue/products/catalogue-lock-sql.ts'
import { keepPhoto, orDiscard } from '../../../photos/keep-photo.ts'
import { insertProductPhoto, type Photo } from '../../../photos/photos-sql.ts'
import type { SupplierId } from '../../../platform/access/viewer.ts'
import type { Database } from '../../connect.ts'
import { inTransaction, type Reader } from '../../transaction.ts'
import { catalogues } from '../products/catalogues.ts'
import { productPublicId } from '../products/insert-demo-products.ts'
import { drawingPath } from './drawing-files.ts'
import { hasPhotos, listWithoutPhotos } from './drawn-products-sql.ts'
import { PRODUCTS_DRAWN } from './product-drawings.ts'

type Given = Parameters<typeof keepPhoto>[0]

/** The drawings of the demo's products, by their public ids. */
const drawings = new Map(
  Object.entries(PRODUCTS_DRAWN).flatMap(([drawing, keys]) =>
    Object.entries(catalogues).flatMap(([supplier, list]) =>
      keys
        .filter((key) => key in list)
        .map((key) => [productPublicId(supplier, key), drawing] as const),
    ),
  ),
)

/** The demo's products whose suppliers are still to be given their drawings. */
export function listToDraw(reader: Reader) {
  return listWithoutPhotos(reader, [...drawings.keys()])
}

/**
 * Gives the demo's products their drawings as photos, by the way that a supplier's file goes: a supplier's all at once, or where
 * the signal ends it none of them. A supplier who has a photo is left alone.
 */
export async function addDrawings(given: Given, signal: AbortSignal): Promise<void> {
  const products = await listToDraw(given.database)
  for (const [supplierId, own] of Map.groupBy(products, (product) => product.supplierId)) {
    const photos: Photo[] = []
    await orDiscard(given, photos, async () => {
      const drawn: Drawn[] = []
      for (const { publicId } of own) {
        signal.throwIfAborted()
        const file = await readFile(drawingPath(`${drawings.get(publicId)}.webp`))
        const photo = await keepPhoto(given, supplierId, file)
        if (typeof photo === 'string') throw new Error(`${drawings.get(publicId)}: ${photo}`)
        photos.push(photo)
        const digest = createHash('sha256').update(file).digest()
        drawn.push({ productPublicId: publicId, digest, photo })
      }
      await attach(given.database, supplierId, drawn)
    })
  }
}

type Drawn = Parameters<typeof insertProductPhoto>[2]

/** All of a supplier's, unless it has got a photo meanwhile. */
function attach(database: Database, supplierId: SupplierId, drawn: readonly Drawn[]) {
  return inTransaction(database, async (tx) => {
    const catalogue = await lockCatalogueForImport(tx, supplierId)
    if (await hasPhotos(tx, catalogue)) throw new HasPhotos()
    for (const one of drawn) await insertProductPhoto(tx, catalogue, one)
  })
}

class HasPhotos extends Error {
  constructor() {
    super('The supplier has photos already.')
  }
}
