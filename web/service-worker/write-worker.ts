import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, transformWithOxc } from 'vite'

/** What opens without a connection: the shell, and all that it may load; codes are read with one. */
const KEPT = /^(index\.html|assets[/\\](?!scan-worker-).*\.(js|css|woff2|svg|png|webp))$/

/** Writes sw.js into the finished build: worker.ts, with the files it is to keep and a name for them all. */
export async function writeWorker(dist: string): Promise<void> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => KEPT.test(name)).sort()
  const shell = await readFile(join(dist, 'index.html'))
  // Hashed names say what is in the files; the shell's does not.
  const hash = createHash('sha256').update(names.join()).update(shell)
  const build = {
    version: hash.digest('base64url').slice(0, 12),
    files: names.map((name) => `/${name.replaceAll('\\', '/')}`),
  }
  const source = await readFile(new URL('worker.ts', import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, 'worker.ts')
  const whole = `const BUILD = ${JSON.stringify(build)};\n${code}`
  await writeFile(join(dist, 'sw.js'), (await minify('sw.js', whole)).code)
}
