import { environment, run } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:journeys` and `npm run test:accessibility`: on phone and desk, in French and English, what `npm test`
// looks at in one of them. After npm run build.
const node = await setUp()
const playwright = 'node_modules/@playwright/test/cli.js'
const args = ['test', '--config=e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exitCode = await run(node, [playwright, ...args], {
  env: environment({ HALLES_EVERY_SHAPE: '1' }),
})
