import type { PhotoSize } from '@halles/domain/photo.ts'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { PhotoStore } from './photo-store.ts'

const photoBytes = prepared(
  'find_photo_bytes',
  (database: Database, { publicId, size }: Parameters<{ publicId: string; size: PhotoSize }>) =>
    database
      .selectFrom('photo_bytes')
      .innerJoin('photo', 'photo.id', 'photo_bytes.photo_id')
      .select('photo_bytes.bytes')
      .where('photo.public_id', '=', publicId)
      .where('photo_bytes.size', '=', size),
)

/** Photos in the database itself, whose backups and standbys have them. */
export function photosInDatabase(database: Database): PhotoStore {
  return {
    async put(publicId, files) {
      const rows = files.map(({ size, bytes }) => ({
        photo_id: sql<number>`(select id from photo where public_id = ${publicId})`,
        size,
        bytes: Buffer.from(bytes),
      }))
      await database
        .insertInto('photo_bytes')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async get(publicId, size) {
      const { rows } = await photoBytes(database, { publicId, size })
      return rows[0]?.bytes
    },
    async remove(publicId) {
      await database
        .deleteFrom('photo_bytes')
        .where('photo_id', 'in', ({ selectFrom }) =>
          selectFrom('photo').select('id').where('public_id', '=', publicId),
        )
        .execute()
    },
  }
}
