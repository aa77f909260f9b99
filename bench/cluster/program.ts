import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import type { Runner } from '../../server/database/embedded/runner.ts'

/** One program of the cluster, which is killed and started again. */
export type Program = {
  name: string
  start(): Promise<void>
  /** As a power cut ends it. */
  kill(): Promise<void>
  /** In order, after some seconds by force. */
  stop(): Promise<void>
}

const LONGEST_STOP = 20_000

/** A program that runs as the runner in a folder of its own and writes to a log there. */
export function aProgram(
  name: string,
  command: readonly [string, ...string[]],
  { runner, folder }: { runner: Runner; folder: string },
): Program {
  let child: ChildProcess | undefined
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    // Not its successor, when it is started again meanwhile.
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    const timer = setTimeout(() => ending.kill('SIGKILL'), LONGEST_STOP)
    await ended
    clearTimeout(timer)
  }
  return {
    name,
    async start() {
      const log = await open(`${folder}/${name}.log`, 'a')
      const [path, ...parameters] = command
      child = spawn(path, parameters, {
        ...(runner ?? {}),
        cwd: folder,
        env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: folder },
        stdio: ['ignore', log.fd, log.fd],
        // Ctrl-C is ours: the programs are ended in their order.
        detached: true,
      })
      child.on('error', () => {})
      await log.close()
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
