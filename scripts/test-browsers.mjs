import { buildWeb } from './build-web.mjs'
import { run, testEnvironment } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:journeys` and `npm run test:accessibility`: on phone and desk, in French and English, what `npm test`
// looks at in one of them.
const node = await setUp()
if (!(await buildWeb())) process.exit(1)
const playwright = 'node_modules/@playwright/test/cli.js'
const args = ['test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exitCode = await run(node, [playwright, ...args], {
  env: testEnvironment({ HALLES_EVERY_SHAPE: '1' }),
})
