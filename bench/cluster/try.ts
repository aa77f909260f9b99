import { commandLine, endWithUsage } from '../command-line.ts'
import { interrupted } from '../interrupted.ts'
import { FAULTS } from './faults.ts'
import { endWithoutPrograms } from './installed.ts'
import { tryCluster } from './try-cluster.ts'

// Three database nodes under Patroni with three etcd members, HAProxy and three processes of Halles, each with its
// PgBouncer, all on this machine (docs/cluster, docs/pgbouncer.ini): in each round restaurants order while one part is
// killed, one of each kind unless more rounds are asked for. Everything is ended and removed in any case.
const USAGE = 'cluster:try [-- 20]'
const {
  files: [given = String(FAULTS.length)],
} = commandLine(USAGE, { files: [0, 1], options: {} })
const rounds = Number(given)
if (!Number.isInteger(rounds) || rounds < 1) endWithUsage(USAGE)

await endWithoutPrograms()

const closing: (() => Promise<void>)[] = []
try {
  const isSound = await Promise.race([tryCluster(rounds, closing), interrupted()])
  process.exitCode = isSound ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const close of closing) await close().catch(console.error)
}
process.exit()
