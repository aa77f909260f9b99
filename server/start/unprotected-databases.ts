import pg from 'pg'
import type { Config } from '../config.ts'

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl'>

/**
 * What to say at start of databases to which everything travels so that others on the way can read or change it: one line for
 * each. It is no reason not to start: a network of one's own may be safe, and who runs Halles knows it.
 */
export function unprotectedDatabases(config: Addresses): string[] {
  const addresses = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_DIRECT_URL: config.databaseDirectUrl,
    DATABASE_READ_URL: config.databaseReadUrl,
  }
  return Object.entries(addresses).flatMap(([name, address]) => {
    const lack = address === undefined ? undefined : whatLacks(address)
    return lack ? [`${name} ${lack}`] : []
  })
}

/** As the driver understands an address, which the environment (PGSSLMODE) completes. Nothing is connected. */
function whatLacks(connectionString: string): string | undefined {
  const { host, ssl }: { host: string; ssl: unknown } = new pg.Client({ connectionString })
  if (isOnThisMachine(host)) return
  if (!ssl)
    return 'leads to another machine without TLS: whoever is on the way reads everything. Add sslmode=verify-full to it.'
  if (
    typeof ssl === 'object' &&
    ssl !== null &&
    'rejectUnauthorized' in ssl &&
    ssl.rejectUnauthorized === false
  )
    return 'does not have the certificate of the database checked: whoever is on the way can take its place. Say sslmode=verify-full in it, with sslrootcert=/path/to/ca.pem where the authority is your own.'
  return undefined
}

/** By a socket's folder, or by loopback. */
function isOnThisMachine(host: string): boolean {
  return host.startsWith('/') || /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
}
