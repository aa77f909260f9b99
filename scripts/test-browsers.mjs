import { buildWeb } from './build-web.mjs'
import { run, testEnvironment } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:browsers`: every browser test, on phone and desk, in French and English; `npm test` runs a part of them, each
// in one shape. `test:journeys`, `test:pages` and `test:accessibility` run the files of that name.
const node = await setUp()
if (!(await buildWeb())) process.exit(1)
const playwright = 'node_modules/@playwright/test/cli.js'
const args = ['test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exitCode = await run(node, [playwright, ...args], {
  env: testEnvironment({ HALLES_ALL_TESTS: '1' }),
})
