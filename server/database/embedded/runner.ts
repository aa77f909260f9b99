import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The user that PostgreSQL runs as, or null: the one that runs the server. */
export type Runner = { uid: number; gid: number } | null

// "nobody" nearly everywhere: initdb asks for a name.
const NOBODY = 65_534

/** PostgreSQL refuses to run as root; then it runs as the owner of the data, at first as nobody. */
export async function chooseRunner(cluster: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(cluster).catch(() => null)
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: NOBODY, gid: NOBODY }
}

/** Whether the runner may pass through every folder down to `path`, itself included. */
export async function canReach(runner: Runner, path: string): Promise<boolean> {
  if (runner === null) return true
  const { uid, mode } = await stat(path)
  const mayEnter = (mode & (uid === runner.uid ? 0o100 : 0o001)) !== 0
  return mayEnter && (path === dirname(path) || (await canReach(runner, dirname(path))))
}
