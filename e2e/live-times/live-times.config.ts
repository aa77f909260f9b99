import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

// `npm run bench:live`: how soon an order, a message or a proposal is on the other side's screen, and what a minute without network loses.
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'measure.ts',
  globalSetup: '../start-server.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 300_000,
  projects: [{ name: 'live', use: { viewport: { width: 1440, height: 900 } } }],
})
