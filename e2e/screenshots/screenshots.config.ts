import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

const shapes = config.projects?.filter(({ name }) => name !== 'pages') ?? []

/** `npm run screenshots`: every screen of screens.ts into docs/screenshots. */
export default defineConfig({
  ...config,
  globalSetup: '../start-server.ts',
  outputDir: '../../test-results',
  projects: shapes.map((shape) => ({ ...shape, testDir: '.', testMatch: 'take.ts' })),
})
