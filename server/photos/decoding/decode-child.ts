import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { type DecodedPhoto, decodePhoto, type PhotoProblem } from './decode-photo.ts'

// A process of its own: a file that crashes the decoder or takes too much memory ends nothing else.
const MOST_MEMORY = 640 * 1024 * 1024
/** Milliseconds of the processor, not of the clock, for one photo. */
const MOST_WORK = Number(process.argv[2])
const LOOK_EVERY = 20
const LOWEST_PRIORITY = 19

// Of the processes of a machine that runs out of memory, this one goes.
attempt(() => writeFileSync('/proc/self/oom_score_adj', '1000'))

let begunAt = process.cpuUsage()

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL')
  const { user, system } = process.cpuUsage(begunAt)
  if (user + system > MOST_WORK * 1_000) answer('photo_unreadable', () => process.exit())
}, LOOK_EVERY).unref()

process.on('message', async (file: Uint8Array) => {
  begunAt = process.cpuUsage()
  if (process.argv[3] === 'last') attempt(comeLast)
  answer(await decodePhoto(file))
})

function answer(decoded: DecodedPhoto | PhotoProblem, then = () => {}): void {
  process.send?.(decoded, then)
}

/**
 * Carts and orders come first. Linux gives each thread a priority of its own, one that begins later has its beginner's; and where it
 * shares the processor among sessions, as decode-child has its own, it gives that one a priority.
 */
function comeLast(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
  for (const thread of threads) setPriority(thread, LOWEST_PRIORITY)
  attempt(() => writeFileSync('/proc/self/autogroup', String(LOWEST_PRIORITY)))
}

function attempt(run: () => void): void {
  try {
    run()
  } catch {
    // Not every system has it.
  }
}
