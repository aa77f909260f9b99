import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const SOUND = {
  'domain/money.ts': 'export const CENTS = 100',
  'domain/money.test.ts': "import 'vitest'\nimport 'node:fs'\nimport './money.ts'",
  'contract/money.ts': "import 'zod'\nimport '../domain/money.ts'",
  'texts/money.ts': "import '../domain/money.ts'\nimport type {} from '../contract/money.ts'",
  'server/cart/cart.get.ts': "import '../orders/orders-sql.ts'\nimport '../../texts/money.ts'",
  'server/cart/cart.test.ts': "import '../../testing/servers/test-app.ts'",
  'server/orders/orders-sql.ts': "import '../platform/guard.ts'",
  'server/orders/order.get.ts': "import './orders-sql.ts'\nimport './lists/list-sql.ts'",
  'server/orders/lists/list-sql.ts': "import '../facts/line-sql.ts'",
  'server/orders/facts/line-sql.ts': '',
  'server/orders/changes/change.post.ts': "import '../orders-sql.ts'",
  'server/platform/guard.ts': "import 'node:fs'\nimport 'fastify'",
  'server/platform/endpoint/refusal-class.ts': '',
  'testing/servers/test-app.ts': "import '../../server/platform/guard.ts'",
  'web/src/features/cart/drawer.tsx': "import '../../components/badge.tsx'",
  'web/src/features/orders/list.tsx': "import 'react'",
  'web/src/components/badge.tsx': "import '../../../domain/money.ts'",
}

const PLANTED = [
  ['domain/a.ts', '../contract/money.ts', 'domain-imports-nothing'],
  ['domain/b.ts', 'zod', 'domain-uses-no-package'],
  ['domain/c.ts', 'node:crypto', 'domain-uses-no-package'],
  ['domain/c.test.ts', '../texts/money.ts', 'domain-imports-nothing'],
  ['contract/a.ts', '../texts/money.ts', 'contract-imports-domain'],
  ['contract/b.ts', 'fastify', 'contract-uses-zod'],
  ['texts/a.ts', '../server/cart/cart.get.ts', 'texts-imports-domain-contract'],
  ['texts/b.ts', 'zod', 'texts-uses-no-package'],
  ['server/a.ts', '../web/src/components/badge.tsx', 'server-imports-domain-contract-texts'],
  ['server/b.ts', './nowhere.ts', 'nothing-unresolvable'],
  ['server/c.ts', '@halles/nowhere', 'nothing-unresolvable'],
  ['server/cart/c.ts', '../orders/order.get.ts', 'a-feature-uses-only-the-sql-of-another'],
  ['server/orders/facts/a-sql.ts', '../orders-sql.ts', 'orders-facts-imports-nothing'],
  ['server/orders/lists/b-sql.ts', '../orders-sql.ts', 'orders-lists-imports-facts'],
  ['server/orders/c-sql.ts', './changes/change.post.ts', 'orders-root-imports-facts-lists'],
  ['server/orders/thread/d.ts', '../changes/change.post.ts', 'orders-thread-imports-facts-lists-.'],
  ['server/cart/d.ts', '../../testing/servers/test-app.ts', 'testing-stays-in-tests'],
  ['server/platform/e.ts', '../cart/cart.get.ts', 'the-platform-knows-no-feature'],
  [
    'server/cart/e.ts',
    '../platform/endpoint/refusal-class.ts',
    'only-the-platform-refuses-untyped',
  ],
  ['server/e.ts', './platform/endpoint/refusal-class.ts', 'only-the-platform-refuses-untyped'],
  ['web/src/a.ts', '../../server/platform/guard.ts', 'web-imports-domain-contract-texts'],
  ['web/src/features/cart/b.ts', '../orders/list.tsx', 'features-of-the-web-do-not-meet'],
  ['web/src/platform/c.ts', '../features/orders/list.tsx', 'pieces-of-the-web-know-no-feature'],
  ['web/src/d.ts', './d.ts', 'no-cycle'],
] as const

const imports = PLANTED.map(([file, imported]): [string, string] => [file, `import '${imported}'`])
const [sound, broken] = await Promise.all([
  violations(SOUND),
  violations({ ...SOUND, ...Object.fromEntries(imports) }),
])

test('parts that keep the arrows pass', () => {
  expect(sound).toEqual([])
})

test.for(PLANTED)('%s importing %s breaks %s', ([file, , rule]) => {
  expect(broken).toContainEqual([rule, file])
})

/** The rules that a small project breaks, and where. */
async function violations(files: Record<string, string>): Promise<[rule: string, file: string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'halles-arrows-'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const report: Report = JSON.parse(await cruise(folder))
  await rm(folder, { recursive: true })
  return report.summary.violations.map(({ rule, from }) => [rule.name, from])
}

type Report = { summary: { violations: { rule: { name: string }; from: string }[] } }

function cruise(folder: string): Promise<string> {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const options = ['--config', join(ROOT, 'dependency-cruiser.mjs'), '--output-type', 'json']
  const parts = ['domain', 'contract', 'texts', 'server', 'testing', 'web/src']
  const { promise, resolve } = Promise.withResolvers<string>()
  execFile(process.execPath, [program, ...options, ...parts], { cwd: folder }, (_error, stdout) =>
    resolve(stdout),
  )
  return promise
}
