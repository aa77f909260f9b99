import { defineConfig } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import type { HallesOptions } from './halles-test.ts'

// Workers read this file again and find the address that the first reading chose.
// HALLES_RUNS=1 with HALLES_URL and HALLES_DATA_DIR: against a server that runs already, as start-server.ts would start it.
process.env.HALLES_URL ??= `http://127.0.0.1:${await freePort()}`

/** Set by `npm run test:journeys` and the like. `npm test`, which is to end within minutes, runs a part. */
const ALL = process.env.HALLES_ALL_TESTS === '1'
const NEVER = /(?!)/
const BRIEF_PAGES = [
  'reading',
  'failures',
  'first-paint',
  'orders',
  'products',
  'request-pages',
  'session',
]
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const DESK = { viewport: { width: 1440, height: 900 } }

/** What Halles is for, in every shape. */
const OTHER_SHAPES = [
  {
    name: 'en-390',
    testMatch: 'journeys/order.test.ts',
    use: { language: 'en' as const, ...PHONE },
  },
  {
    name: 'fr-1440',
    testMatch: 'journeys/order.test.ts',
    use: { language: 'fr' as const, ...DESK },
  },
]

const chromium = await findChromium()

export default defineConfig<HallesOptions>({
  testDir: '.',
  outputDir: '../test-results',
  snapshotPathTemplate: 'reading/{arg}{ext}',
  globalSetup: './start-server.ts',
  workers: 4,
  fullyParallel: true,
  timeout: 180_000,
  // A failed test is run again, for a busy machine; `npm test` reports how many needed it.
  retries: 2,
  // Two cores may be busy with something else.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.HALLES_URL,
    // What moves is tested where it says so.
    contextOptions: { reducedMotion: 'reduce' },
    // No page of a test lives long enough to repay V8's optimising compiler: a tenth of the processor's time.
    launchOptions: { ...chromium, args: [...chromium.args, '--js-flags=--no-opt'] },
    // Where it is not what is tested, it would only fetch the whole application once more.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every test for the one that fails takes its time: --trace on where one is looked into.
    trace: 'off',
  },
  projects: [
    // What one language and one width prove: guards, refusals, states.
    {
      name: 'pages',
      testMatch: ALL ? 'pages/*.test.ts' : BRIEF_PAGES.map((name) => `pages/${name}.test.ts`),
      grepInvert: ALL ? NEVER : /@longer/,
      use: { language: 'fr', ...DESK },
    },
    // @phone on the phone, every other journey on the desk; those tagged @longer, and each in both shapes, only by npm run
    // test:journeys; what a phone or a desk has not is @desk-only or @phone-only.
    {
      name: 'fr-390',
      testMatch: 'journeys/*.test.ts',
      grep: ALL ? /./ : /@phone/,
      grepInvert: ALL ? /@desk-only/ : /@longer/,
      use: { language: 'fr', ...PHONE },
    },
    {
      name: 'en-1440',
      testMatch: 'journeys/*.test.ts',
      grepInvert: ALL ? /@phone-only/ : /@phone|@longer/,
      use: { language: 'en', ...DESK },
    },
    ...(ALL ? OTHER_SHAPES : []),
  ],
})
