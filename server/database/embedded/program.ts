import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
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

/**
 * Starts one of PostgreSQL's programs as the runner. A data folder below one that only root may enter
 * is opened by us and handed over: the runner comes in through the descriptor.
 */
export async function startProgram(program: Program): Promise<ChildProcess> {
  const { runner, folder, log = 'pipe' } = program
  const handOver = !(await canReach(runner, dirname(folder)))
  if (handOver && process.platform !== 'linux') {
    throw new StartRefused(`Only root can enter ${dirname(folder)}: choose another DATA_DIR.`)
  }
  const handle = handOver ? await open(folder, 'r') : null
  try {
    return spawn(program.path, ['-D', handle ? '/proc/self/fd/3' : folder, ...program.parameters], {
      ...(runner ?? {}),
      cwd: '/',
      // PostgreSQL reads dozens of variables; Windows cannot start a program without some of its own.
      ...(process.platform === 'win32' ? {} : { env: { LC_ALL: 'C' } }),
      stdio: ['ignore', log, log, ...(handle ? [handle.fd] : [])],
      // A session of its own: Ctrl-C reaches the whole group, and PostgreSQL would drop everything.
      detached: true,
      windowsHide: true,
    })
  } finally {
    // The child has its own descriptor by now.
    await handle?.close()
  }
}

/** Runs a program to its end. */
export async function runProgram(program: Program): Promise<{ code: number; output: string }> {
  const child = await startProgram(program)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: -1, output: `initdb: ${error.message}` }))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })
}
