import { MAX_PHOTOS, movedTo } from '@halles/domain/photo.ts'
import { type SqlBool, sql } from 'kysely'
import type { LockedCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import type { Database } from '../database/connect.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type Photo = { id: number; publicId: string }
export type PhotographedProduct = { publicId: string; nameFr: string }

/** Whether a product of the supplier can get this file as a further photo. */
export type Room = 'not_found' | 'photos_full' | 'already_there' | 'free'

const IS_ON_SALE = sql<SqlBool>`product.deleted_at is null`
// Longer than any request lasts that has put bytes down and not yet said whose they are.
const IS_LEFT_OVER = sql<SqlBool>`(photo.gone_at is not null or photo.added_at < now() - interval '1 hour'
  and not exists (select from product_photo where product_photo.photo_id = photo.id))`

/** `digest`: SHA-256 of the file as it was sent. To be asked again under the catalogue's lock. */
export async function findRoom(
  reader: Reader,
  supplierId: SupplierId,
  { productPublicId, digest }: { productPublicId: string; digest: Buffer },
): Promise<Room> {
  // guard: photos: owner of the product [photo-add.post]
  //   code: .where('product.supplier_id', '=', supplierId)
  const product = await reader
    .selectFrom('product')
    .leftJoin('product_photo', 'product_photo.product_id', 'product.id')
    .select(({ fn }) => [
      fn.count<number>('product_photo.photo_id').as('photos'),
      sql<boolean>`coalesce(bool_or(product_photo.file_digest = ${digest}), false)`.as('has_it'),
    ])
    .where('product.supplier_id', '=', supplierId)
    .where('product.public_id', '=', productPublicId)
    .where(IS_ON_SALE)
    .groupBy('product.id')
    .executeTakeFirst()
  if (!product) return 'not_found'
  if (product.has_it) return 'already_there'
  return product.photos < MAX_PHOTOS ? 'free' : 'photos_full'
}

/** Those of the supplier's products that have these item codes, letter case aside, and how many photos each has. */
export function listProductsByCode(
  reader: Reader,
  supplierId: SupplierId,
  codes: readonly string[],
) {
  // guard: photos: owner of products by code [photo-products.post]
  //   code: .where('supplier_id', '=', supplierId)
  return reader
    .selectFrom('product')
    .select([
      'item_code',
      'public_id',
      'name_fr',
      'name_en',
      sql<number>`(select count(*) from product_photo where product_id = product.id)`.as('photos'),
    ])
    .where('supplier_id', '=', supplierId)
    .where(IS_ON_SALE)
    .where('item_code', '<>', '')
    .where(
      sql<SqlBool>`lower(item_code collate "C") = any(select lower(code collate "C") from unnest(${codes}::text[]) code)`,
    )
    .orderBy('id')
    .execute()
}

/** A photo that is not yet any product's: without one it is deleted within two hours. */
export function insertPhoto(
  database: Database,
  { width, height }: { width: number; height: number },
): Promise<Photo> {
  return database
    .insertInto('photo')
    .values({ width, height })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow()
}

/** Gives a product of the supplier the photo as its last; the product, undefined where the photo is gone. */
export async function insertProductPhoto(
  tx: Transaction,
  catalogue: LockedCatalogue,
  { productPublicId, digest, photo }: { productPublicId: string; digest: Buffer; photo: Photo },
): Promise<PhotographedProduct | undefined> {
  const { rows } = await sql<PhotographedProduct>`
    with own as (
      select product.id, product.public_id, product.name_fr from product
      where supplier_id = ${catalogue} and public_id = ${productPublicId} and ${IS_ON_SALE}),
    added as (
      insert into product_photo (photo_id, product_id, position, file_digest)
      select photo.id, own.id, (select count(*) + 1 from product_photo other where other.product_id = own.id), ${digest}
      from own join photo on photo.id = ${photo.id} and photo.gone_at is null
      returning product_id)
    select own.public_id as "publicId", own.name_fr as "nameFr" from own join added on added.product_id = own.id`.execute(
    tx,
  )
  return rows[0]
}

/** Puts a photo of a product of the supplier at another place; whether it was at another; undefined: it has none such. */
export async function updatePositions(
  tx: Transaction,
  catalogue: LockedCatalogue,
  { publicId, position }: { publicId: string; position: number },
): Promise<{ product: PhotographedProduct; isMoved: boolean } | undefined> {
  const found = await findProductOf(tx, catalogue, publicId)
  if (!found) return undefined
  const { photoId, productId, ...product } = found
  const ids = await listPhotoIds(tx, productId)
  const moved = movedTo(ids, photoId, position)
  await writeOrder(tx, productId, moved)
  return { product, isMoved: moved.some((id, index) => id !== ids[index]) }
}

/** Takes a photo from a product of the supplier; those behind it move up. The product; undefined: it has none such. */
export async function deleteProductPhoto(
  tx: Transaction,
  catalogue: LockedCatalogue,
  publicId: string,
): Promise<PhotographedProduct | undefined> {
  const found = await findProductOf(tx, catalogue, publicId)
  if (!found) return undefined
  const { photoId, productId, ...product } = found
  await tx.deleteFrom('product_photo').where('photo_id', '=', photoId).execute()
  await writeOrder(tx, productId, await listPhotoIds(tx, productId))
  return product
}

/** Locks the product before its photos, as an operator's decision does, and whoever takes it off the market. */
function findProductOf(tx: Transaction, catalogue: LockedCatalogue, publicId: string) {
  return tx
    .selectFrom('photo')
    .innerJoin('product_photo', 'product_photo.photo_id', 'photo.id')
    .innerJoin('product', 'product.id', 'product_photo.product_id')
    .select([
      'photo.id as photoId',
      'product.id as productId',
      'product.public_id as publicId',
      'product.name_fr as nameFr',
    ])
    .where('photo.public_id', '=', publicId)
    .where('product.supplier_id', '=', catalogue)
    .forNoKeyUpdate('product')
    .executeTakeFirst()
}

async function listPhotoIds(tx: Transaction, productId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('product_photo')
    .select('photo_id')
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.photo_id)
}

async function writeOrder(tx: Transaction, productId: number, ids: number[]): Promise<void> {
  await sql`
    update product_photo set position = ordered.place
    from unnest(${ids}::integer[]) with ordinality as ordered (id, place)
    where photo_id = ordered.id and product_id = ${productId} and position <> ordered.place`.execute(
    tx,
  )
}

const shownPhoto = prepared(
  'find_shown_photo',
  (database: Database, { publicId }: Parameters<{ publicId: string }>) =>
    // guard: photos: a hidden one nobody reads [serve-photos]
    //   code: .where('product_photo.state', '<>', 'hidden')
    database
      .selectFrom('photo')
      .innerJoin('product_photo', 'product_photo.photo_id', 'photo.id')
      .innerJoin('product', 'product.id', 'product_photo.product_id')
      .innerJoin('account', 'account.id', 'product.supplier_id')
      .select('photo.id')
      .where('photo.public_id', '=', publicId)
      .where('product_photo.state', '<>', 'hidden')
      .where(IS_ON_SALE)
      .where('account.status', '=', 'active'),
)

/** Whether a photo is to be seen: of a product on sale, whose supplier is active, and not hidden. */
export async function isShown(database: Database, publicId: string): Promise<boolean> {
  const { rows } = await shownPhoto(database, { publicId })
  return rows.length > 0
}

/** Claims photos that are no product's, at most `limit`: from then on none becomes one. With `id`, that one at once. */
export async function claimLeftOver(
  database: Database,
  { limit, id }: { limit: number; id?: number },
): Promise<Photo[]> {
  const isOne =
    id === undefined
      ? IS_LEFT_OVER
      : sql<SqlBool>`photo.id = ${id}
    and not exists (select from product_photo where product_photo.photo_id = photo.id)`
  const { rows } = await sql<Photo>`
    update photo set gone_at = coalesce(gone_at, now())
    where id = any(array(select id from photo where ${isOne} order by id limit ${limit} for update skip locked))
    returning id, public_id as "publicId"`.execute(database)
  return rows
}

/** Deletes claimed photos, whose bytes have gone. */
export async function deleteClaimed(database: Database, ids: readonly number[]): Promise<void> {
  await database
    .deleteFrom('photo')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('gone_at', 'is not', null)
    .execute()
}
