import { aCollector, aTracedMarket } from '@halles/testing/servers/collector.ts'
import { freePort } from '@halles/testing/servers/server-process.ts'
import { aRestaurant } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const { aTracedServer } = await aTracedMarket()

test('with a collector that is away a server works and ends', async () => {
  const world = await aTracedServer(`http://127.0.0.1:${await freePort()}`)
  const { browser } = await aRestaurant(world)
  expect((await browser.get('/api/cart/')).status).toBe(200)
  await world.stop()
  expect(await world.ended).toEqual([0, null])
})

test('a share of 0 traces nothing', async () => {
  const collector = await aCollector()
  const world = await aTracedServer(collector.endpoint, { OTEL_TRACES_SAMPLER_ARG: '0' })
  const { browser } = await aRestaurant(world)
  expect((await browser.get('/api/cart/')).status).toBe(200)
  await world.stop()
  expect(collector.spans()).toEqual([])
})
