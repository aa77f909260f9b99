import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

/** Patroni with its PostgreSQL, which outlives it. */
export type DatabaseNode = {
  name: string
  apiPort: number
  databasePort: number
  patroni: Program
  /** Its PostgreSQL's postmaster, if it runs. */
  postmaster(): Promise<number | undefined>
  killAll(): Promise<void>
  stop(): Promise<void>
}

type Given = Pick<DatabaseNode, 'name' | 'apiPort' | 'databasePort' | 'patroni'> & {
  dataFolder: string
}

export function aDatabaseNode({ dataFolder, ...node }: Given): DatabaseNode {
  const postmaster = () => runningPostmaster(dataFolder)
  const killPostgres = async () => {
    const pid = await postmaster()
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  }
  return {
    ...node,
    postmaster,
    async killAll() {
      // Patroni first: it would start PostgreSQL again.
      await node.patroni.kill()
      await killPostgres()
    },
    async stop() {
      await node.patroni.stop()
      for (let wait = 0; wait < 100 && (await postmaster()) !== undefined; wait++) await sleep(50)
      await killPostgres()
    },
  }
}

/** The first line of what PostgreSQL writes into its folder, if that process is still one of PostgreSQL's. */
async function runningPostmaster(dataFolder: string): Promise<number | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  if (Number.isNaN(pid)) return
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return name.trim() === 'postgres' ? pid : undefined
}
