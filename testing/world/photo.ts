import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { PhotoState } from '@halles/domain/photo.ts'
import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

type PngGiven = {
  width?: number
  height?: number
  grey?: number
  /** Instead of one grey: of every pixel another, as of a photo. */
  isNoise?: boolean
  further?: Buffer
}

/** A PNG of one grey, with chunks of one's own before its pixels; no two are the same file, unless its grey is said. */
export function aPng({
  width = 8,
  height = 6,
  grey,
  isNoise = false,
  further = Buffer.alloc(0),
}: PngGiven = {}) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const size = (width + 1) * height
  const rows = isNoise ? randomBytes(size) : Buffer.alloc(size, grey ?? 0)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const own = grey === undefined ? pngChunk('tEXt', randomBytes(16)) : Buffer.alloc(0)
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    own,
    further,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A photo of a product, behind those it has, its bytes in the database; its public id. */
export async function aPhoto(
  { database }: { database: Database },
  product: { id: number },
  { state = 'shown' }: { state?: PhotoState } = {},
): Promise<string> {
  const { rows } = await sql<{ public_id: string }>`
    with added as (insert into photo (width, height) values (1200, 900) returning id, public_id),
    bytes as (
      insert into photo_bytes (photo_id, size, bytes)
      select id, size, '\\x00' from added, unnest('{160,480,1200}'::smallint[]) size),
    attached as (
      insert into product_photo (photo_id, product_id, position, state, file_digest)
      select id, ${product.id}, (select count(*) + 1 from product_photo where product_id = ${product.id}),
        ${state}, ${randomBytes(32)} from added)
    select public_id from added`.execute(database)
  return rows[0]?.public_id ?? ''
}
