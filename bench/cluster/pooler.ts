import type { ConnectionParts } from '../../server/database/connect.ts'
import { PROGRAMS } from './installed.ts'
import { type Place, writePrivate, writeTemplate } from './place.ts'
import { aProgram, type Program } from './program.ts'

/** PgBouncer on one machine of Halles. */
export type Pooler = { port: number; program: Program }

const ADDRESS = '127.0.0.1'

/** PgBouncer with docs/pgbouncer.ini before a database, which it opens as the role that Halles signs in as. */
export async function aPooler(
  place: Place,
  name: string,
  port: number,
  { database, user, password = '', ...server }: ConnectionParts,
  poolSize: number,
): Promise<Pooler> {
  const users = await writePrivate(place, `${name}.txt`, `"${user}" "${password}"\n`)
  const file = await writeTemplate(place, 'pgbouncer.ini', `${name}.ini`, {
    DATABASE: `${database} = host=${server.host} port=${server.port}`,
    ADDRESS,
    PORT: port,
    AUTH_TYPE: 'scram-sha-256',
    AUTH_FILE: users,
    POOL_SIZE: poolSize,
  })
  return { port, program: aProgram(name, [PROGRAMS.pgbouncer.path, file], place) }
}
