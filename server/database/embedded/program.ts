import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartRefused } from '../../start-refused.ts'
import { canReach, type Runner } from './runner.ts'

export type Program = {
  runner: Runner
  path: string
  /** The data folder to work on, given as `-D`. */
  folder: string
  parameters: string[]
  /** Open file that takes what it says; without it, a pipe. */
  log?: number
}

/** A program that was started, and its exit code once it has ended, or why it could not be started. */
export type Started = { child: ChildProcess; ended: Promise<number | Error> }

/**
 * Starts one of PostgreSQL's programs as the runner. A data folder below one that only root may enter
 * is opened by us and handed over: the runner comes in through the descriptor.
 */
export async function startProgram(program: Program): Promise<Started> {
  const { runner, folder, log = 'pipe' } = program
  const handOver = !(await canReach(runner, dirname(folder)))
  if (handOver && process.platform !== 'linux') {
    throw new StartRefused(`Only root can enter ${dirname(folder)}: choose another DATA_DIR.`)
  }
  const handle = handOver ? await open(folder, 'r') : null
  try {
    const child = spawn(
      program.path,
      ['-D', handle ? '/proc/self/fd/3' : folder, ...program.parameters],
      {
        ...(runner ?? {}),
        cwd: '/',
        // PostgreSQL reads dozens of variables; Windows cannot start a program without some of its own.
        ...(process.platform === 'win32' ? {} : { env: { LC_ALL: 'C' } }),
        stdio: ['ignore', log, log, ...(handle ? [handle.fd] : [])],
        // A session of its own: Ctrl-C reaches the whole group, and PostgreSQL would drop everything.
        detached: true,
        windowsHide: true,
      },
    )
    // Listened to at once: it may have ended before whoever asked for it goes on.
    const ended = new Promise<number | Error>((resolve) => {
      child.once('error', resolve)
      child.once('exit', (code) => resolve(code ?? -1))
    })
    return { child, ended }
  } finally {
    // The child has its own descriptor by now.
    await handle?.close()
  }
}

/** Runs a program to its end. */
export async function runProgram(program: Program): Promise<{ code: number; output: string }> {
  const { child, ended } = await startProgram(program)
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const end = await ended
  if (end instanceof Error) return { code: -1, output: `initdb: ${end.message}` }
  return { code: end, output: (await Promise.all(said)).join('') }
}
