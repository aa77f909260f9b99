import { connect, type Socket } from 'node:net'

/** Opens a bare connection to a test server, for what no HTTP client would send. */
export async function rawSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  // What counts is what the server answers, or that it closes the connection.
  socket.on('error', () => {})
  await new Promise<void>((connected) => socket.once('connect', connected))
  return socket
}

/** What the server says until it closes the connection. */
export function untilClosed(socket: Socket): Promise<string> {
  return new Promise((closed) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => closed(text))
  })
}

/** Sends lines as they are, as one request that ends the connection, and gives the answer. */
export async function sendRaw(origin: string, lines: string[], body = ''): Promise<string> {
  const socket = await rawSocket(origin)
  const answer = untilClosed(socket)
  socket.write([...lines, 'Connection: close', '', body].join('\r\n'))
  return answer
}

/** The status of a raw answer, and its body read as JSON. */
export function readRaw(answer: string): { status: number; code: string | undefined } {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  const json = /\{.*\}/s.exec(body)?.[0]
  return { status, code: json === undefined ? undefined : JSON.parse(json).code }
}

/** Sends requests one after the other without waiting for answers; the answers, as they came. */
export async function pipelined(origin: string, requests: string[][]): Promise<string[]> {
  const socket = await rawSocket(origin)
  const answers = untilClosed(socket)
  const texts = requests.map((lines, index) => {
    const last = index === requests.length - 1 ? ['Connection: close'] : []
    return [...lines, 'Host: halles', ...last, '', ''].join('\r\n')
  })
  socket.write(texts.join(''))
  return (await answers).split(/(?=HTTP\/1\.1 \d)/)
}
