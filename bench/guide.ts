import { Agent } from 'node:http'
import { aRestaurant } from '../testing/world/builders.ts'
import { aGuide } from '../testing/world/guide.ts'
import { openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { listGuideProducts } from './guide-products-sql.ts'
import { sendRequest } from './http-request.ts'
import { describeMachine } from './machine.ts'
import { percentile } from './percentile.ts'

// How long one client waits for the largest guide a restaurant may have, and for its cart filled from it.
const { files, options } = commandLine(
  'bench:guide -- <products.csv> [--products 100000] [--requests 300]',
  { files: [1, 1], options: { products: 100_000, requests: 300 } },
)
const [file = ''] = files
const WARM_UP = 50

const market = await openMarket({ file, productCount: options.products })
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
try {
  console.log(`${options.products} products. ${await describeMachine(market.database)}.\n`)
  const restaurant = await aRestaurant(market)
  const products = await listGuideProducts(market.database)
  const { guide_public_id } = await aGuide(restaurant, products)
  const path = `/api/guide/?guide_public_id=${guide_public_id}`
  const cookie = `sessionid=${restaurant.browser.cookies.get('sessionid')}`
  const times: number[] = []
  for (let request = 0; request < WARM_UP + options.requests; request++) {
    const start = performance.now()
    const { status } = await sendRequest(agent, market.port, { path, cookie })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    if (request >= WARM_UP) times.push(performance.now() - start)
  }
  const [p50, p95] = [50, 95].map((rank) => percentile(times, rank / 100).toFixed(1))
  console.log(`A guide of ${products.length} items: p50 ${p50} ms, p95 ${p95} ms.`)
} finally {
  agent.destroy()
  await market.stop()
}
