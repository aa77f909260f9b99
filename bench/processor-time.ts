import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds of processor time that a process has used, as Linux counts it, with that of its children if asked. */
export async function processorTime(pid: number, { children = false } = {}): Promise<number> {
  const all = await listProcesses()
  const counted = all.filter((one) => one.pid === pid || (children && one.parent === pid))
  return counted.reduce((sum, { own, ended, pid: id }) => {
    return sum + own + (children && id === pid ? ended : 0)
  }, 0)
}

type Process = { pid: number; parent: number; own: number; ended: number }

async function listProcesses(): Promise<Process[]> {
  const names = await readdir('/proc')
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
  return found.filter((process) => process !== undefined)
}

// Of proc(5): clock ticks, a hundred a second on every Linux that Node runs on.
const MILLISECONDS_A_TICK = 10

async function readProcess(name: string): Promise<Process | undefined> {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
  // The name of the program, in parentheses, may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  if (fields.length < 15) return
  const ticks = (first: number) =>
    (Number(fields[first]) + Number(fields[first + 1])) * MILLISECONDS_A_TICK
  return { pid: Number(name), parent: Number(fields[1]), own: ticks(11), ended: ticks(13) }
}
