import { environment, run } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run test:accessibility`: every screen by axe in either language, width and scheme. After npm run build.
const node = await setUp()
const playwright = 'node_modules/@playwright/test/cli.js'
const args = ['test', '--config=e2e/playwright.config.ts', 'accessibility']
process.exitCode = await run(node, [playwright, ...args], {
  env: environment({ HALLES_EVERY_SHAPE: '1' }),
})
