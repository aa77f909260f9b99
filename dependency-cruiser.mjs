// What each part may import: the arrows at the beginning of ARCHITECTURE.md, and nothing else.
const PARTS = {
  domain: { parts: [], packages: [] },
  contract: { parts: ['domain'], packages: ['zod'] },
  texts: { parts: ['domain', 'contract'], packages: [] },
  server: { parts: ['domain', 'contract', 'texts'], packages: 'any' },
  web: { parts: ['domain', 'contract', 'texts'], packages: 'any' },
  testing: { parts: ['domain', 'contract', 'texts', 'server'], packages: 'any' },
}
/** Folders of the server that are no feature. */
const SHARED = ['platform', 'database', 'mail', 'jobs']

/**
 * What each folder of server/orders may import of the others, itself and nothing else: `.` is the files beside the folders, the
 * one way to change an order.
 */
const ORDER_FOLDERS = {
  facts: [],
  placing: [],
  lists: ['facts'],
  '.': ['facts', 'lists'],
  changes: ['facts', 'lists', '.'],
  thread: ['facts', 'lists', '.'],
  proposals: ['facts', 'lists', '.'],
  receiving: ['facts', 'lists', '.'],
  answers: ['facts', 'lists', '.', 'proposals'],
}

/** What a feature does for others too: a cart is filled, products are searched and substitutes proposed in one way only. */
const FOR_OTHERS =
  '^server/(cart/(cart-answers|once-under-key|fill/fill-cart)|orders/(proposals/propose-other-day|lock-order-for-change|change-order)|catalogue/product-list/(product-search|list-products)|prices/(line-price|own-price|priced-line))[.]ts$'

const TEST = '[.]test[.]tsx?$'
const any = (names) => `(?:${names.join('|')})`
const feature = `^server/(?!${any(SHARED)}/)([^/]+)/`

const betweenParts = Object.entries(PARTS).map(([part, { parts }]) => ({
  name: `${part}-imports-${parts.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${part}/` },
  to: {
    path: `^${any([...Object.keys(PARTS), 'e2e', 'scripts', 'bench'])}/`,
    pathNot: `^${any([part, ...parts, 'testing'])}/`,
  },
}))

// What lies in no part is a package or a module of Node's.
const toPackages = Object.entries(PARTS)
  .filter(([, { packages }]) => packages !== 'any')
  .map(([part, { packages }]) => ({
    name: `${part}-uses-${packages.join('-') || 'no-package'}`,
    severity: 'error',
    from: { path: `^${part}/`, pathNot: TEST },
    to: {
      pathNot: [`^${any(Object.keys(PARTS))}/`, ...packages.map((name) => `node_modules/${name}/`)],
    },
  }))

/** Files of a folder of server/orders; a folder that has no arrows has no files. */
const inOrders = (folder) => (folder === '.' ? 'server/orders/[^/]+$' : `server/orders/${folder}/`)

const betweenOrderFolders = Object.entries(ORDER_FOLDERS).map(([folder, others]) => ({
  name: `orders-${folder === '.' ? 'root' : folder}-imports-${others.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${inOrders(folder)}`, pathNot: TEST },
  to: { path: '^server/orders/', pathNot: `^${any([folder, ...others].map(inOrders))}` },
}))

const withinParts = [
  {
    name: 'a-feature-uses-only-the-sql-of-another',
    severity: 'error',
    from: { path: feature },
    to: { path: feature, pathNot: ['^server/$1/', '-sql[.]ts$', FOR_OTHERS] },
  },
  {
    name: 'the-platform-knows-no-feature',
    severity: 'error',
    from: { path: '^server/platform/', pathNot: TEST },
    to: { path: '^server/', pathNot: ['^server/(platform|database)/', '^server/config[.]ts$'] },
  },
  {
    name: 'only-the-platform-refuses-untyped',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/platform/' },
    to: { path: '^server/platform/endpoint/refusal-class[.]ts$' },
  },
  {
    name: 'testing-stays-in-tests',
    severity: 'error',
    from: {
      path: `^${any(Object.keys(PARTS))}/`,
      pathNot: ['^testing/', TEST, '^server/generate[.]ts$'],
    },
    to: { path: '^testing/' },
  },
  {
    name: 'features-of-the-web-do-not-meet',
    severity: 'error',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'pieces-of-the-web-know-no-feature',
    severity: 'error',
    from: { path: '^web/src/(ui|components|platform)/' },
    to: { path: '^web/src/(features|routes|layout)/' },
  },
  {
    name: 'only-the-ui-uses-a-widget-library',
    severity: 'error',
    from: { path: '^web/src/', pathNot: '^web/src/ui/' },
    to: { path: 'node_modules/@base-ui/' },
  },
  {
    name: 'the-ui-knows-no-component',
    severity: 'error',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/components/' },
  },
  { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'nothing-unresolvable',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '[?]url$' },
  },
]

export default {
  forbidden: [...betweenParts, ...toPackages, ...betweenOrderFolders, ...withinParts],
  options: {
    // TypeScript 7 has no API to parse with, and without a parser the check sees no module at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
