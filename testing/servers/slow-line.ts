import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'

export type SlowLine = {
  port: number
  /** From now on so many bytes at a time, with so many milliseconds between; at first everything passes at once. */
  slowDown: (bytes: number, pause: number) => void
  /**
   * Cuts the connection whose answer has grown by so many bytes from now on, in its middle, by an end or as a reset (RST); the others
   * go on.
   */
  cutAfter: (bytes: number, how?: 'end' | 'reset') => void
  /** Whether that has happened. */
  isCut: () => boolean
  /** Nothing passes until it goes on, and nobody is told. */
  stand: () => void
  goOn: () => void
}

/** A line to a folder's socket or a port of this machine, whose speed can be changed. It is there until the file has ended. */
export async function aSlowLine(target: { host: string; port: number }): Promise<SlowLine> {
  let speed = { bytes: Number.POSITIVE_INFINITY, pause: 0 }
  let until: number | undefined
  let cutBy: 'end' | 'reset' = 'end'
  let standing: PromiseWithResolvers<void> | undefined
  const open = new Set<Socket>()

  const slowly = (cut: (piece: Buffer) => boolean) =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        for (let from = 0; from < chunk.length; ) {
          await standing?.promise
          const piece = chunk.subarray(from, Math.min(chunk.length, from + speed.bytes))
          from += piece.length
          if (cut(piece)) return
          this.push(piece)
          if (speed.pause > 0) await sleep(speed.pause)
        }
        done()
      },
    })
  const server = createServer((caller) => {
    const { host, port } = target
    const callee = dial(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    )
    const ends = () => {
      for (const side of [caller, callee]) side.destroy()
    }
    for (const side of [caller, callee]) {
      open.add(side)
      side.on('error', () => {})
      side.on('close', () => {
        open.delete(side)
        ends()
      })
    }
    caller.pipe(slowly(() => false)).pipe(callee)
    const answer = slowly((piece) => {
      if (until === undefined) return false
      until -= piece.length
      if (until > 0) return false
      until = undefined
      if (cutBy === 'reset') caller.resetAndDestroy()
      else caller.end(piece.subarray(0, Math.ceil(piece.length / 2)), ends)
      return true
    })
    callee.pipe(answer).pipe(caller)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    standing?.resolve()
    for (const side of open) side.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    slowDown(bytes, pause) {
      speed = { bytes, pause }
    },
    cutAfter(bytes, how = 'end') {
      until = bytes
      cutBy = how
    },
    isCut: () => until === undefined,
    stand() {
      standing = Promise.withResolvers()
    },
    goOn() {
      standing?.resolve()
      standing = undefined
    },
  }
}
