import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, ROOT } from './processes.mjs'

/** Installs what package-lock.json asks for, where it is not there yet, and finds the Node to run on. */
export async function setUp() {
  if (!isInstalled()) await install()
  const node = findNode()
  if (node) return node
  console.error(
    `Halles needs Node 24.7 or newer on this machine; this is ${process.versions.node}. See https://nodejs.org`,
  )
  process.exit(1)
}

/**
 * npm keeps in node_modules a lock file of what it put there. What is optional may be missing: most of
 * it is for other machines.
 */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    const found = present[path]
    if (!found) return path === '' || optional || devOptional
    return found.version === version && found.integrity === integrity
  })
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockFile), 'utf8')).packages
  } catch {
    return {}
  }
}

async function install() {
  const start = Date.now()
  console.log('Installing the packages; this takes a minute or two, once.')
  const sign = setInterval(() => {
    console.log(`  … still installing, ${Math.round((Date.now() - start) / 1000)} s`)
  }, 10_000)
  // Everything, whatever NODE_ENV or the machine's npm settings say: the web is built with it. npm's
  // warnings would be about this Node, which only installs.
  const everything = ['--include=dev', '--include=optional']
  const code = await npm(['ci', ...everything, '--loglevel=error', '--no-progress'])
  clearInterval(sign)
  if (code === 0) return
  console.error('npm could not install the packages: see above.')
  process.exit(1)
}

/** The Node that npm brought, or this one where it is new enough. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const brought = join(ROOT, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name)
  return [brought, process.execPath].find(isNewEnough)
}

function isNewEnough(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const [major, minor] = (stdout ?? '').replace('v', '').split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}
