import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aCollector, aTracedMarket } from '@halles/testing/servers/collector.ts'
import { freePort } from '@halles/testing/servers/server-process.ts'
import { aRestaurant } from '@halles/testing/world/builders.ts'
import { expect, onTestFinished, test } from 'vitest'

const { aTracedServer } = await aTracedMarket()

test.for([
  ['is away', async () => `http://127.0.0.1:${await freePort()}`],
  ['never answers', aSilentServer],
] as const)('with a collector that %s a server works and ends', async ([, endpoint]) => {
  const world = await aTracedServer(await endpoint())
  const { browser } = await aRestaurant(world)
  expect((await browser.get('/api/cart/')).status).toBe(200)
  await world.stop()
  expect(await world.ended).toEqual([0, null])
})

async function aSilentServer(): Promise<string> {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

test('a share of 0 traces nothing', async () => {
  const collector = await aCollector()
  const world = await aTracedServer(collector.endpoint, { OTEL_TRACES_SAMPLER_ARG: '0' })
  const { browser } = await aRestaurant(world)
  expect((await browser.get('/api/cart/')).status).toBe(200)
  await world.stop()
  expect(collector.spans()).toEqual([])
})
