import { execFileSync } from 'node:child_process'
import { aPng } from '@halles/testing/world/photo.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createPhotoDecoder } from './photo-decoder.ts'

const LONG = 170_000
const LARGE = aPng({ width: 8_000, height: 5_000 })

function aDecoder(times: Partial<Parameters<typeof createPhotoDecoder>[0]> = {}) {
  const decoder = createPhotoDecoder({ work: LONG, longest: LONG, idle: LONG, ...times })
  onTestFinished(decoder.close)
  return decoder
}

/** Processes of this one that decode. */
function decoding(): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=,ppid=,args=', '-A'], { encoding: 'utf8' })
  return listed.split('\n').flatMap((line) => {
    const [, pid, parent] = /^ *(\d+) +(\d+) .*decode-child/.exec(line) ?? []
    return Number(parent) === process.pid ? [Number(pid)] : []
  })
}

const untilThereAre = (count: number) =>
  expect.poll(() => decoding().length, { timeout: 60_000 }).toBe(count)

test('a process that is killed half way loses no photo: the next one decodes it', async () => {
  const { decode } = aDecoder()
  const decoded = decode(1, LARGE)
  await untilThereAre(1)
  for (const pid of decoding()) process.kill(pid, 'SIGKILL')
  expect(await decoded).toMatchObject({ width: 1200, height: 750 })
})

test.runIf(process.platform === 'linux')(
  'all that decodes comes after carts and orders: each of its threads has the lowest priority, in a session of its own',
  async () => {
    const { decode } = aDecoder()
    await decode(1, aPng())
    const [pid] = decoding()
    const listed = execFileSync('ps', ['-L', '-o', 'ni=,comm=', '-p', `${pid}`], {
      encoding: 'utf8',
    })
    const threads = listed.split('\n').filter((line) => /libuv-worker|libvips|Main/.test(line))
    expect(threads.length).toBeGreaterThan(2)
    for (const thread of threads) expect(Number.parseInt(thread, 10)).toBe(19)
    const session = execFileSync('ps', ['-o', 'sid=', '-p', `${pid}`], { encoding: 'utf8' })
    expect(Number(session)).toBe(pid)
  },
)

test('nothing is left of it when it has nothing to do, nor when it is closed', async () => {
  const idle = aDecoder({ idle: 0 })
  await idle.decode(1, aPng())
  await untilThereAre(0)
  // And it comes back.
  expect(await idle.decode(1, aPng())).toMatchObject({ width: 8, height: 6 })
  const closed = aDecoder()
  await closed.decode(1, aPng())
  closed.close()
  await untilThereAre(0)
})

test('what takes more work than it may is unreadable', async () => {
  expect(await aDecoder({ work: 1 }).decode(1, LARGE)).toBe('photo_unreadable')
  await untilThereAre(0)
})

test('a photo for which the machine has no time is refused for now, whatever it is', async () => {
  await expect(aDecoder({ longest: 1 }).decode(1, LARGE)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: 20 },
  })
  await untilThereAre(0)
})

test('an owner has three photos at work or waiting, and all have eight; more are told when to come back', async () => {
  const { decode } = aDecoder()
  const file = aPng()
  const taken = [1, 1, 1, 2, 2, 2, 3, 3].map((owner) => decode(owner, file))
  for (const owner of [1, 4]) {
    await expect(decode(owner, file)).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfterSeconds: 5 },
    })
  }
  expect(await Promise.all(taken)).toHaveLength(8)
})
