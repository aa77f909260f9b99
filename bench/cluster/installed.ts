import { access } from 'node:fs/promises'

/** What the cluster consists of, where Debian 12 puts it, and the package that brings it. */
export const PROGRAMS = {
  patroni: { path: '/usr/bin/patroni', package: 'patroni' },
  etcd: { path: '/usr/bin/etcd', package: 'etcd-server' },
  haproxy: { path: '/usr/sbin/haproxy', package: 'haproxy' },
  pgbouncer: { path: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
  postgres: { path: '/usr/lib/postgresql/15/bin/postgres', package: 'postgresql-15' },
} as const

type ProgramName = keyof typeof PROGRAMS
const ALL = Object.keys(PROGRAMS) as ProgramName[]

/** Ends the process of a command that needs programs of which some are not installed, with the packages that are missing. */
export async function endWithoutPrograms(
  command: string,
  needed: readonly ProgramName[] = ALL,
): Promise<void> {
  const missing = await missingPackages(needed)
  if (missing.length === 0) return
  console.error(`${command} needs Debian packages that are not installed here:`)
  console.error(`  apt-get install -y --no-install-recommends ${missing.join(' ')}`)
  process.exit(1)
}

async function missingPackages(needed: readonly ProgramName[]): Promise<string[]> {
  const found = await Promise.all(
    needed.map((program) =>
      access(PROGRAMS[program].path).then(
        () => undefined,
        () => PROGRAMS[program].package,
      ),
    ),
  )
  return found.filter((name) => name !== undefined)
}
