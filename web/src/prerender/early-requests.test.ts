import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const names = [
  '/account',
  '/supplier/pick',
  '/supplier/pick/$supplierOrderPublicId',
  '/supplier/route-sheet',
  '/supplier/categories',
  '/categories',
  '/operator',
  'restaurant',
  'supplier',
  'operator',
  'fr',
]

let preloaded: string[]

beforeEach(() => {
  preloaded = []
  vi.resetModules()
  vi.stubGlobal('EARLY_FILES', {
    names,
    neededFor: Object.fromEntries(names.map((name, index) => [name, [index]])),
  })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('history', { state: null })
  vi.stubGlobal('fetch', async () => Response.json({}))
})
afterEach(() => vi.unstubAllGlobals())

async function open(kind: string, pathname: string): Promise<string[]> {
  vi.stubGlobal('location', { pathname, search: '', hash: '' })
  vi.stubGlobal('document', {
    cookie: `signedin=${kind}; csrftoken=a`,
    documentElement: { lang: 'fr' },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href.slice(1)) },
  })
  await import('./early-requests.ts')
  return preloaded
}

test.each([
  ['restaurant', '/categories', '/categories'],
  ['restaurant', '/account', '/account'],
  ['supplier', '/supplier/categories', '/supplier/categories'],
  ['supplier', '/account', '/account'],
  ['supplier', '/supplier/pick', '/supplier/pick'],
  ['supplier', '/supplier/pick/a', '/supplier/pick/$supplierOrderPublicId'],
  ['supplier', '/supplier/route-sheet', '/supplier/route-sheet'],
  ['operator', '/operator', '/operator'],
])('a %s asks for the code of %s', async (kind, path, page) => {
  expect(await open(kind, path)).toEqual([page, kind, 'fr'])
})

test.each([
  ['restaurant', '/supplier/pick'],
  ['restaurant', '/supplier/categories'],
  ['supplier', '/categories'],
  ['operator', '/supplier/pick'],
  ['operator', '/account'],
])('a %s asks for no code of %s, which it may not open', async (kind, path) => {
  expect(await open(kind, path)).toEqual([kind, 'fr'])
})
