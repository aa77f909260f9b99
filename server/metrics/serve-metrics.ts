import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'
import type { Metrics } from './metrics.ts'

/** GET /metrics, on an address of its own: nothing of it is to be reached from outside. */
export async function serveMetrics(
  { text, contentType }: Metrics,
  { host, port }: NonNullable<Config['metrics']>,
): Promise<{ close: () => Promise<void> }> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || method !== 'GET') return void response.writeHead(404).end()
    try {
      const body = await text()
      response.writeHead(200, { 'Content-Type': contentType }).end(body)
    } catch {
      response.writeHead(500).end()
    }
  }).listen(port, host)
  await once(server, 'listening').catch((error: Error) => {
    throw new StartRefused(`METRICS_PORT ${port} of ${host} cannot be used: ${error.message}.`)
  })
  return {
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
