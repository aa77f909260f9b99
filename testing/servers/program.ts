import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ConnectionParts } from '@halles/server/database/connect.ts'
import { onTestFinished } from 'vitest'

const MAIN = fileURLToPath(import.meta.resolve('@halles/server/main.ts'))

export type Program = {
  process: ChildProcess
  ended: Promise<{ code: number | null; complaint: string }>
  saying: (text: string) => Promise<void>
}

/** The server's program as it is started by hand, with what it says; it is killed with the test. */
export function startProgram(settings: Record<string, string>): Program {
  const child = spawn(process.execPath, [MAIN], {
    env: { LOG_LEVEL: 'silent', PHOTO_PRIORITY: 'normal', ...settings },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  let complaint = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (complaint += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, complaint }))
  return {
    process: child,
    ended,
    async saying(text) {
      while (!said.includes(text)) {
        const next = await Promise.race([once(child.stdout, 'data'), ended])
        if ('complaint' in next) throw new Error(`it ended: ${next.complaint}`)
      }
    },
  }
}

/** The address of a database on this machine, as its operator writes it. */
export function addressOf({ host, port, user, database }: ConnectionParts): string {
  return `postgresql://${user}@/${database}?host=${host}&port=${port}`
}
