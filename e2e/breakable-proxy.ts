import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of the server that can be shut down: then nothing listens, and open connections are cut. */
export async function aBreakableProxy(target: string) {
  const { hostname, port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    // The server knows itself by one address only.
    const headers = { ...incoming.headers, host: `${hostname}:${port}` }
    if (headers.origin) headers.origin = target
    if (headers.referer) delete headers.referer
    const { method, url: path } = incoming
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      server.listen(at, '127.0.0.1', resolve)
    })
  await listen(0)
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    listen: () => listen(address.port),
    shutDown: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
