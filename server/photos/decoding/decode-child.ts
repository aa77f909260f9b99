import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { decodePhoto } from './decode-photo.ts'

// A process of its own: a file that crashes the decoder or takes too much memory ends nothing else.
const MOST_MEMORY = 640 * 1024 * 1024
const LOOK_EVERY = 20
const LOWER_PRIORITY = 10

// Of the processes of a machine that runs out of memory, this one goes.
attempt(() => writeFileSync('/proc/self/oom_score_adj', '1000'))

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY).unref()

process.on('message', async (file: Uint8Array) => {
  attempt(comeLast)
  process.send?.(await decodePhoto(file))
})

/** Carts and orders come first. Linux gives each thread a priority of its own; one that begins later has its beginner's. */
function comeLast(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
  for (const thread of threads) setPriority(thread, LOWER_PRIORITY)
}

function attempt(run: () => void): void {
  try {
    run()
  } catch {
    // Not every system has it.
  }
}
