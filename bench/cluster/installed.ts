import { access } from 'node:fs/promises'

/** What the cluster consists of, where Debian 12 puts it, and the package that brings it. */
export const PROGRAMS = {
  patroni: { path: '/usr/bin/patroni', package: 'patroni' },
  etcd: { path: '/usr/bin/etcd', package: 'etcd-server' },
  haproxy: { path: '/usr/sbin/haproxy', package: 'haproxy' },
  postgres: { path: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql-15' },
} as const

/** The packages that are missing. */
export async function missingPackages(): Promise<string[]> {
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
