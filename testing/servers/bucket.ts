import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll } from 'vitest'

type Answers = 'well' | 'away' | 'full' | 'slow'

const NAME = 'photos'

/** A bucket of an S3 server, which ends with the test file, and that can be away, full or slow. */
export async function aBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'halles-bucket-'))
  const address = '127.0.0.1'
  const configureBuckets = [{ name: NAME }]
  const store = new S3rver({ port: 0, address, silent: true, directory, configureBuckets })
  await store.run()
  const answer = store.callback()
  let answers: Answers = 'well'
  const door = createServer((request, response) => {
    if (answers === 'away') request.socket.destroy()
    else if (answers === 'well' || request.method === 'DELETE') answer(request, response)
    else if (answers === 'full') response.writeHead(507, { connection: 'close' }).end()
    // Slow: it is not answered at all.
  })
  await new Promise<void>((listening) => door.listen(0, address, listening))
  const { port } = door.address() as AddressInfo
  afterAll(async () => {
    door.closeAllConnections()
    door.close()
    await store.close()
    await rm(directory, { recursive: true, force: true })
  })
  return {
    address: {
      endpoint: `http://${address}:${port}/${NAME}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    answer: (how: Answers) => {
      answers = how
    },
    /** Of what lies in it. */
    async keys(): Promise<string[]> {
      const files = await readdir(join(directory, NAME), { recursive: true }).catch(() => [])
      return files.filter((file) => file.endsWith('.webp'))
    },
  }
}
