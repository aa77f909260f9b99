import { createHash } from 'node:crypto'
import { fileKind } from '@halles/domain/photo.ts'
import { mayDo } from '@halles/domain/role.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { findOwnProduct } from '../catalogue/product-list/own-products-sql.ts'
import { lockCatalogueForImport } from '../catalogue/products/catalogue-lock-sql.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { findLiveSession } from '../platform/access/live-session-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { findStoredResponse, insertStoredResponse } from '../platform/endpoint/idempotency-sql.ts'
import { refuseField, unavailable } from '../platform/endpoint/refuse-field.ts'
import { keyedRequest } from '../platform/endpoint/request-fingerprint.ts'
import { keepPhoto, orDiscard } from './keep-photo.ts'
import { findRoom, insertProductPhoto, type Photo } from './photos-sql.ts'

const RETRY_AFTER_SECONDS = 1

type Context = Parameters<Handler<'photoAdd'>>[0]

export const photoAdd: Handler<'photoAdd'> = async (context) => {
  const { input, viewer, database, dependencies, request, refuse } = context
  const { photos } = dependencies
  const kind = fileKind(input.file)
  if (kind !== 'photo') throw refuse(kind === 'heic' ? 'photo_heic' : 'not_photo')
  const wanted = {
    productPublicId: input.product_public_id,
    digest: createHash('sha256').update(input.file).digest(),
  }
  // Before the photo takes anybody's time; a retry of what is done is answered in the transaction.
  const room = await findRoom(database, viewer.supplierId, wanted)
  if (room === 'not_found') throw refuse('not_found')
  const given = { database, photos, report: (left: unknown) => request.log.warn(left) }
  const kept = room === 'free' ? await keepPhoto(given, viewer.supplierId, input.file) : undefined
  if (typeof kept === 'string') throw refuseField('file', kept)
  return orDiscard(given, kept ? [kept] : [], () => attach(context, wanted, kept))
}

type Wanted = { productPublicId: string; digest: Buffer }

/** All that was found before the photo was decoded is asked again, now that it stays so. */
function attach(context: Context, wanted: Wanted, photo: Photo | undefined) {
  const { viewer, database, refuse, answerWith } = context
  const { supplierId, accountId } = viewer
  const request = keyedRequest('POST /api/photo-add/', context)
  return inTransaction(database, async (tx) => {
    const session = await findLiveSession(tx, hashSecretToken(viewer.sessionToken), { lock: true })
    if (session?.account_id !== accountId) throw refuse('not_authenticated')
    if (!mayDo(session.role, 'manage_orders')) throw refuse('not_permitted')
    // An import under way writes products, and no photos.
    const catalogue = await lockCatalogueForImport(tx, supplierId)
    const { key, call, fingerprint } = request
    const stored = key && (await findStoredResponse(tx, accountId, { call, key }))
    if (stored && stored.fingerprint !== fingerprint) throw refuse('key_reused')
    const room = stored ? 'already_there' : await findRoom(tx, supplierId, wanted)
    if (room === 'not_found' || room === 'photos_full') throw refuse(room)
    if (room === 'free') {
      const product = photo && (await insertProductPhoto(tx, catalogue, { ...wanted, photo }))
      // The same photo was there when this one came, and has been removed since.
      if (!product) throw unavailable(RETRY_AFTER_SECONDS)
      const { nameFr: subject } = product
      await insertBusinessAction(tx, viewer, { action: 'photo_added', subject })
    } else answerWith(200)
    if (key && !stored) {
      await insertStoredResponse(tx, accountId, { call, key, fingerprint, answer: {} })
    }
    const own = await findOwnProduct(tx, supplierId, wanted.productPublicId)
    if (!own) throw refuse('not_found')
    return own
  })
}
