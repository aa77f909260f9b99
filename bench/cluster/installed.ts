import { access } from 'node:fs/promises'

/** What the cluster consists of, where Debian 12 puts it, and the package that brings it. */
export const PROGRAMS = {
  patroni: { path: '/usr/bin/patroni', package: 'patroni' },
  etcd: { path: '/usr/bin/etcd', package: 'etcd-server' },
  haproxy: { path: '/usr/sbin/haproxy', package: 'haproxy' },
  pgbouncer: { path: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
  postgres: { path: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql-15' },
} as const

/** Ends cluster:try where programs are not installed, with the packages that are missing. */
export async function endWithoutPrograms(): Promise<void> {
  const missing = await missingPackages()
  if (missing.length === 0) return
  console.error(`cluster:try needs Debian packages that are not installed here:`)
  console.error(`  apt-get install -y --no-install-recommends ${missing.join(' ')}`)
  process.exit(1)
}

async function missingPackages(): Promise<string[]> {
  const found = await Promise.all(
    Object.values(PROGRAMS).map(({ path, package: name }) =>
      access(path).then(
        () => undefined,
        () => name,
      ),
    ),
  )
  return found.filter((name) => name !== undefined)
}
