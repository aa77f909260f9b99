import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'
import type { AccountId } from '../platform/access/viewer.ts'
import { createOpenStreams } from './open-streams.ts'
import { createStreamCheck } from './stream-check.ts'

const world = await aTestApp()
const supplier = await aSupplier(world)
const accountId = supplier.id as AccountId
const nobody = Buffer.alloc(32)
const sent = { number: 0, unseen: 0, events: [], approval: null, own_changes: 0, recalls: 0 }
const fail = (problem: unknown) => {
  throw problem
}

test('a stream that is reading its first news when notifications may have been lost reads again', async () => {
  const openStreams = createOpenStreams()
  const openStream = openStreams.add(accountId, nobody)
  const check = createStreamCheck(world.database, openStreams, fail)
  check.run()
  await check.ended()
  expect(await openStream.notifier.received(0)).toBe(true)
})

test('streams that have ended meanwhile are not looked at', async () => {
  const openStreams = createOpenStreams()
  const looked: number[] = []
  const stale = Array.from({ length: 15 }, () => openStreams.add(accountId, nobody))
  for (const [index, openStream] of stale.entries()) {
    openStream.sent = sent
    openStream.notifier.notify = () => {
      looked.push(index)
      for (const one of stale) one.isEnded = true
    }
  }
  const check = createStreamCheck(world.database, openStreams, fail)
  check.run()
  await check.ended()
  expect(looked).toHaveLength(1)
})
