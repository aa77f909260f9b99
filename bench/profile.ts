import { freePort } from '../testing/servers/server-process.ts'
import { aRestaurant } from '../testing/world/builders.ts'
import { captureStatements } from './captured-statements.ts'
import { openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { describeMachine } from './machine.ts'
import { openInspector } from './process-profile.ts'
import { requestRate } from './request-rate.ts'
import { startBare } from './start-bare.ts'
import { timeByPackage } from './time-by-package.ts'

// What the server's process does with its time for a product list, and what the bare server does (bare-server.ts): the
// processor's time of a request, then samples by the package whose code ran. Samples count the time until the next one,
// which on a busy machine includes waiting for a processor, mostly while a message is handed to the kernel.
const {
  files: [file = ''],
} = commandLine('bench:profile -- <products.csv>', { files: [1, 1], options: {} })

const PATH = '/api/product-list/?lang=fr&category_name=fetl&sort_by=name_fr'
const CLIENTS = 8
const WARM_UP_MILLISECONDS = 4_000
const RUN_MILLISECONDS = 5_000
const MOST_PACKAGES = 20

const ports = { ours: await freePort(), bare: await freePort() }
const inspectAt = (port: number) => `--inspect=127.0.0.1:${port}`
const market = await openMarket(
  { file, productCount: 10_000 },
  { variables: { NODE_OPTIONS: inspectAt(ports.ours) } },
)
try {
  console.log(`${await describeMachine(market.database)}.\n`)
  const { browser } = await aRestaurant(market)
  const cookie = `sessionid=${browser.cookies.get('sessionid')}`
  const statements = await captureStatements(market.connection, [PATH], cookie)
  const bare = await startBare({ connection: market.connection, statements }, [
    inspectAt(ports.bare),
  ])
  try {
    await profile('Ours', { port: market.port, path: PATH, cookie }, ports.ours)
    await profile('Bare', { port: bare.port, path: PATH, cookie }, ports.bare)
  } finally {
    await bare.stop()
  }
} finally {
  await market.stop()
}

type Target = Parameters<typeof requestRate>[0]

async function profile(name: string, target: Target, inspectorPort: number): Promise<void> {
  await requestRate(target, CLIENTS, WARM_UP_MILLISECONDS)
  const inspector = await openInspector(inspectorPort)
  try {
    const before = await inspector.cpuTime()
    const { perSecond } = await requestRate(target, CLIENTS, RUN_MILLISECONDS)
    const used = (await inspector.cpuTime()) - before
    const requests = perSecond * (RUN_MILLISECONDS / 1_000)
    console.log(`${name}: ${(used / requests).toFixed(3)} ms of processor time per request.\n`)

    let sampled = 0
    const samples = await inspector.profile(async () => {
      const rate = await requestRate(target, CLIENTS, RUN_MILLISECONDS)
      sampled = rate.perSecond * (RUN_MILLISECONDS / 1_000)
    })
    console.log('| package | µs per request |\n| --- | --- |')
    for (const [source, microseconds] of timeByPackage(samples).slice(0, MOST_PACKAGES))
      console.log(`| ${source} | ${(microseconds / sampled).toFixed(0)} |`)
    console.log()
  } finally {
    inspector.close()
  }
}
