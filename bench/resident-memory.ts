import { readFile } from 'node:fs/promises'

/** Whole megabytes that a process has in memory, now and at its highest. Linux only. */
export async function residentMemory(pid: number): Promise<{ now: number; highest: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1_024)
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}
