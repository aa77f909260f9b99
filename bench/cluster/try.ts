import { commandLine, endWithUsage } from '../command-line.ts'
import { missingPackages } from './installed.ts'
import { tryCluster } from './try-cluster.ts'

// Three database nodes under Patroni with three etcd members, HAProxy and three processes of Halles, all on this machine
// (docs/cluster): in each round restaurants order while one part is killed. Everything is ended and removed in any case.
const USAGE = 'cluster:try [-- 20]'
const {
  files: [given = '20'],
} = commandLine(USAGE, { files: [0, 1], options: {} })
const rounds = Number(given)
if (!Number.isInteger(rounds) || rounds < 1) endWithUsage(USAGE)

const missing = await missingPackages()
if (missing.length > 0) {
  console.error('cluster:try needs Debian packages that are not installed here:')
  console.error(`  apt-get install -y --no-install-recommends ${missing.join(' ')}`)
  process.exit(1)
}

const interrupted = new Promise<never>((_, fail) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => fail(new Error(`Ended by ${signal}.`)))
})
const closing: (() => Promise<void>)[] = []
try {
  const isSound = await Promise.race([tryCluster(rounds, closing), interrupted])
  process.exitCode = isSound ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const close of closing) await close().catch(console.error)
}
process.exit()
