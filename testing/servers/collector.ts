import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, onTestFinished } from 'vitest'
import { aTestConnection, connectPatiently } from '../database/test-database.ts'
import { startServer } from './server-process.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
export type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code: number }
  attributes: Attribute[]
}

/** What takes spans by OTLP over HTTP, as a collector does. */
export async function aCollector() {
  const texts: string[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`)
    texts.push(Buffer.concat(chunks).toString())
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const spans = () =>
    texts.flatMap((text): Span[] =>
      JSON.parse(text).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, paths, spans, text: () => texts.join('\n') }
}

/** A database, and servers on it that send their spans to an address. */
export async function aTracedMarket() {
  const connection = await aTestConnection()
  const database = connectPatiently(connection)
  async function aTracedServer(endpoint: string, variables: Record<string, string> = {}) {
    const traced = { DEMO: '0', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...variables }
    const { port, stop, ended } = await startServer(connection, traced)
    onTestFinished(stop)
    return { origin: `http://127.0.0.1:${port}`, database, stop, ended }
  }
  return { database, aTracedServer }
}

/** The attributes of a span by name. */
export function valuesOf(span: Span | undefined): Record<string, string | number | undefined> {
  const values = span?.attributes.map(({ key, value }) => [
    key,
    value.stringValue ?? value.intValue,
  ])
  return Object.fromEntries(values ?? [])
}
