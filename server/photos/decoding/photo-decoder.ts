import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { unavailable } from '../../platform/endpoint/refuse-field.ts'
import { createPlaces } from '../../platform/limits/places.ts'
import type { DecodedPhoto, PhotoProblem } from './decode-photo.ts'

type Decoded = DecodedPhoto | PhotoProblem

/** Milliseconds. */
type Times = {
  /** Of the processor; a photo that takes more is unreadable. */
  work: number
  /** Of one photo; where the machine has no time for it until then, it is refused for now (503). */
  longest: number
  /** After which a process that has nothing to do ends. */
  idle: number
}

export type PhotoDecoder = {
  /** A photo of an owner, one of all at a time; a crowd is refused (503). */
  decode(owner: number, file: Uint8Array): Promise<Decoded>
  /** Ends its process. */
  close(): void
}

const CHILD = new URL('decode-child.ts', import.meta.url)
const PLACES = { atWork: 1, ofOwner: 3, inAll: 8 }
const HEAP = '--max-old-space-size=96'
const TRIES = 2
const RETRY_AFTER_SECONDS = 20

/** Decodes photos in a process of its own, which is there only while there is something to decode and knows no secret. */
export function createPhotoDecoder(times: Times, comesLast = true): PhotoDecoder {
  const inTurn = createPlaces(PLACES)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  async function decode(file: Uint8Array): Promise<Decoded> {
    clearTimeout(idle)
    // One that was ended for another reason than the photo, as a machine without memory ends it, decodes it in the next.
    for (let tries = 0; tries < TRIES; tries++) {
      child ??= start(times.work, comesLast)
      const decoded = await answerOf(child, file, times.longest)
      if (decoded !== 'ended' && decoded !== 'late') return decoded
      end()
      if (decoded === 'late') throw unavailable(RETRY_AFTER_SECONDS)
    }
    return 'photo_unreadable'
  }
  return {
    decode: (owner, file) =>
      inTurn(owner, async () => {
        try {
          return await decode(file)
        } finally {
          idle = setTimeout(end, times.idle).unref()
        }
      }),
    close: end,
  }
}

function start(work: number, comesLast: boolean): ChildProcess {
  const child = fork(CHILD, [String(work), ...(comesLast ? ['last'] : [])], {
    serialization: 'advanced',
    execArgv: [HEAP],
    env: ENVIRONMENT,
    stdio: 'ignore',
    // A session of its own, for decode-child's priority.
    detached: comesLast,
  })
  hold(child, false)
  return child
}

/** Whether this process waits for it before it ends. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const handle of [child, child.channel]) isHeld ? handle?.ref() : handle?.unref()
}

// Threads of libuv decode; glibc would keep an arena for each.
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' }

/** What the process answers; that it has ended; that it took too long, and is ended. */
async function answerOf(
  child: ChildProcess,
  file: Uint8Array,
  longest: number,
): Promise<Decoded | 'ended' | 'late'> {
  const done = new AbortController()
  const { signal } = done
  const isOver = once(child, 'exit', { signal }).then(() => 'ended' as const)
  const answer = once(child, 'message', { signal }).then(([decoded]) => decoded as Decoded)
  const late = new Promise<'late'>((resolve) => {
    const timer = setTimeout(resolve, longest, 'late').unref()
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    hold(child, true)
    child.send(file, () => undefined)
    const first = await Promise.race([answer, isOver, late])
    if (first !== 'late') return first
    child.kill('SIGKILL')
    await isOver
    return 'late'
  } finally {
    for (const promise of [answer, isOver]) promise.catch(() => undefined)
    done.abort()
    hold(child, false)
  }
}
