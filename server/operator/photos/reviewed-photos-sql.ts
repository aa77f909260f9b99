import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { PhotoState, ReportReason } from '@halles/domain/photo.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { instant } from '../../database/instant.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { OperatorId } from '../../platform/access/viewer.ts'
import { insertAction } from '../actions-sql.ts'

type Listed = Output<Endpoints['operatorPhotos']>

const PAGE = 20

/** Photos of a state with their reports, the first reported first, twenty a page (from 1), and how many there are. */
export async function listReviewedPhotos(
  reader: Reader,
  { state, page }: { state: PhotoState; page: number },
): Promise<Listed> {
  const results = await reader
    .selectFrom('product_photo')
    .innerJoin('photo', 'photo.id', 'product_photo.photo_id')
    .innerJoin('product', 'product.id', 'product_photo.product_id')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .select(({ selectFrom }) => [
      'photo.public_id',
      'photo.width',
      'photo.height',
      'product.name_fr as product_name_fr',
      'product.name_en as product_name_en',
      'supplier.name as supplier',
      jsonArrayFrom(
        selectFrom('photo_report')
          .innerJoin('restaurant', 'restaurant.account_id', 'photo_report.restaurant_id')
          .select([
            sql<ReportReason>`photo_report.reason`.as('reason'),
            'restaurant.name as restaurant',
            instant('photo_report.at').as('at'),
          ])
          .whereRef('photo_report.photo_id', '=', 'photo.id')
          .orderBy('photo_report.at')
          .orderBy('restaurant.account_id'),
      ).as('reports'),
    ])
    .where('product_photo.state', '=', state)
    .orderBy(({ selectFrom }) =>
      selectFrom('photo_report')
        .select(({ fn }) => fn.min('photo_report.at').as('first'))
        .whereRef('photo_report.photo_id', '=', 'photo.id'),
    )
    .orderBy('photo.id')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()
  const { count } = await reader
    .selectFrom('product_photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return { results, count }
}

type Decided = {
  photoId: number
  supplierId: number
  former: PhotoState
  /** Of the reports that are dealt with, each once. */
  reasons: ReportReason[]
}

/** What an operator decides on a photo; its reports are dealt with. Undefined where there is no such photo. */
export async function updatePhotoState(
  tx: Transaction,
  operatorId: OperatorId,
  { publicId, state }: { publicId: string; state: 'shown' | 'hidden' },
): Promise<Decided | undefined> {
  await lockProductOf(tx, publicId)
  const photo = await tx
    .selectFrom('photo')
    .innerJoin('product_photo', 'product_photo.photo_id', 'photo.id')
    .innerJoin('product', 'product.id', 'product_photo.product_id')
    .select([
      'photo.id as photoId',
      'product.supplier_id as supplierId',
      'product.name_fr as nameFr',
      sql<PhotoState>`product_photo.state`.as('former'),
    ])
    .where('photo.public_id', '=', publicId)
    .executeTakeFirst()
  if (!photo) return undefined
  const { nameFr: subject, ...decided } = photo
  const { photoId, supplierId: accountId } = decided
  await tx.updateTable('product_photo').set({ state }).where('photo_id', '=', photoId).execute()
  const reports = await tx
    .deleteFrom('photo_report')
    .where('photo_id', '=', photoId)
    .returning(sql<ReportReason>`reason`.as('reason'))
    .execute()
  const action = state === 'shown' ? 'show_photo' : 'hide_photo'
  await insertAction(tx, operatorId, { action, accountId, subject })
  return { ...decided, reasons: [...new Set(reports.map(({ reason }) => reason))].toSorted() }
}

/** Before its photo, as by whoever takes it off the market, whose photos go then. */
async function lockProductOf(tx: Transaction, photoPublicId: string): Promise<void> {
  await tx
    .selectFrom('product')
    .innerJoin('product_photo', 'product_photo.product_id', 'product.id')
    .innerJoin('photo', 'photo.id', 'product_photo.photo_id')
    .select('product.id')
    .where('photo.public_id', '=', photoPublicId)
    .forNoKeyUpdate('product')
    .execute()
}
