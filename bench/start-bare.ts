import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BareServerInput } from './bare-server.ts'

/** The bare server (bare-server.ts) as a process of its own. */
export async function startBare(input: BareServerInput) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' })
  const ended = once(child, 'exit')
  child.send(input)
  const [port] = await Promise.race([once(child, 'message'), ended])
  if (child.exitCode !== null) throw new Error('The bare server did not start.')
  return {
    port: Number(port),
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
