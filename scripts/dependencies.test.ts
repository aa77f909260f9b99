import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
const manifests = ['package.json', ...globSync('*/package.json', { cwd: ROOT })].map(
  (path): Manifest => JSON.parse(read(path)),
)
const direct = manifests.flatMap(({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }),
)

type Package = { license?: string; dev?: boolean; link?: boolean }
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }

/** Of what is delivered with Halles: each lets it be passed on, sold and kept closed, and asks for its notice at most. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND OFL-1.1',
  'OFL-1.1',
  'Unlicense',
  '(MIT OR CC0-1.0)',
])

/** Linked at run time and not changed, it asks for no more than its notice: what decodes photos. */
const isLinked = (path: string, license: string) =>
  path.startsWith('node_modules/@img/sharp-') && license.includes('LGPL-3.0-or-later')

/** Said in its file of the licence alone: MIT. */
const STATED_IN_FILE = new Set(['node_modules/png-js'])

test('every dependency is one exact version', () => {
  expect(direct.length).toBeGreaterThan(20)
  const loose = direct.filter(
    ([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|\*|npm:.+@\d[\d.]+)$/.test(version),
  )
  expect(loose).toEqual([])
})

test('what is delivered has a licence that allows it', () => {
  const delivered = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  )
  expect(delivered.length).toBeGreaterThan(100)
  const others = delivered.filter(
    ([path, { license = '' }]) =>
      !(LICENCES.has(license) || isLinked(path, license) || STATED_IN_FILE.has(path)),
  )
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})
