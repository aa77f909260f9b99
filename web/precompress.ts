import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// The server fills the address it is reached under into pages/ and compresses those itself.
const WORTH_IT = /^(?!pages[/\\]).*\.(js|css|html|svg|wasm|webmanifest)$/
// A packet's worth: below it nothing is gained.
const LEAST_BYTES = 1400

/** Lays a .br and a .gz beside each file of the build, so that the server compresses nothing while it serves. */
export async function precompress(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true })
  await Promise.all(names.filter((name) => WORTH_IT.test(name)).map((name) => both(dist, name)))
}

async function both(dir: string, name: string): Promise<void> {
  const path = join(dir, name)
  const content = await readFile(path)
  if (content.length < LEAST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
