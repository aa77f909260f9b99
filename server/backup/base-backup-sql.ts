import { PassThrough } from 'node:stream'
import pg from 'pg'
import { type ConnectionParts, sessionSettings } from '../database/connect.ts'

const DATA = 'd'.charCodeAt(0)
const READ_AHEAD = 1 << 20

/**
 * The data folder of a running PostgreSQL as one tar archive, journal included, as `pg_basebackup -X fetch` writes it: what was
 * committed when the reading began is in it, and it is consistent at its end. Fails on a page whose checksum is wrong. The
 * journal is kept by a slot that ends with the connection, so that no load outruns the backup.
 */
export async function* readBaseBackup(connection: ConnectionParts): AsyncGenerator<Buffer> {
  const client = new pg.Client({ ...sessionSettings(connection), ...{ replication: 'true' } })
  client.on('error', () => {})
  const archive = new PassThrough({ highWaterMark: READ_AHEAD })
  const { connection: wire } = client
  wire.on('copyData', ({ chunk }: { chunk: Buffer }) => {
    // What pg hands out it overwrites later.
    if (chunk[0] === DATA && !archive.write(Buffer.from(chunk.subarray(1)))) wire.stream.pause()
  })
  archive.on('drain', () => wire.stream.resume())
  try {
    await client.connect()
    await client.query(
      `CREATE_REPLICATION_SLOT halles_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`,
    )
    client
      .query("BASE_BACKUP (LABEL 'halles', CHECKPOINT 'fast', WAL true, MANIFEST 'no')")
      .then(() => archive.end())
      .catch((error) => archive.destroy(error))
    yield* archive
  } finally {
    await client.end()
  }
}
