import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { npm, ROOT } from './processes.mjs'

const SOURCES = ['web', 'contract', 'domain', 'texts', 'package-lock.json']
// What the build itself writes, and what never gets into it.
const NOT_SOURCES = /^(node_modules|dist|.*\.test\.tsx?|.*\.gen\.ts|.*\.tsbuildinfo)$/
const PAGE = join(ROOT, 'web', 'dist', 'index.html')
const STAMP = join(ROOT, '.set-up', 'web-sources')

/** Builds the web application when its sources changed since the last time. True unless that failed. */
export async function buildWeb() {
  const sources = hashOfSources()
  if (existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true
  console.log('Building the web application.')
  rmSync(STAMP, { force: true })
  const code = await npm(['run', '--silent', 'build', '--workspace', 'web'])
  if (code !== 0) return false
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
  return true
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesAt)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesAt(path) {
  const full = join(ROOT, path)
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .filter((name) => !NOT_SOURCES.test(name))
    .sort()
    .flatMap((name) => filesAt(`${path}/${name}`))
}
