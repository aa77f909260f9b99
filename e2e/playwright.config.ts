import { defineConfig } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import type { HallesOptions } from './halles-test.ts'

// Workers read this file again and find the address that the first reading chose.
// HALLES_RUNS=1 with HALLES_URL and HALLES_DATA_DIR: against a server that runs already, with the demo market and limits off.
process.env.HALLES_URL ??= `http://127.0.0.1:${await freePort()}`

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const LONG = ['journeys/account.test.ts']

export default defineConfig<HallesOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './start-server.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  reporter: 'list',
  use: {
    baseURL: process.env.HALLES_URL,
    launchOptions: await findChromium(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    // What one language and one width prove: guards, refusals, states.
    { name: 'pages', testMatch: 'pages/*.test.ts', use: { language: 'fr', viewport: DESK } },
    // Journeys and accessibility in every shape; what takes longest in two that share neither language nor width.
    ...(['fr', 'en'] as const).flatMap((language) => [
      {
        name: `${language}-390`,
        testMatch: 'journeys/*.test.ts',
        testIgnore: language === 'fr' ? [] : LONG,
        use: { language, viewport: PHONE, hasTouch: true, isMobile: true },
      },
      {
        name: `${language}-1440`,
        testMatch: 'journeys/*.test.ts',
        testIgnore: language === 'en' ? [] : LONG,
        use: { language, viewport: DESK },
      },
    ]),
  ],
})
