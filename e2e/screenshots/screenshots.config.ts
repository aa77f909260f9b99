import { defineConfig } from '@playwright/test'
import config, { DESK, PHONE } from '../playwright.config.ts'
import type { ScreenshotOptions } from './screenshot-test.ts'

const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true }
const widths = { 390: PHONE, 768: TABLET, 1440: DESK }
const LIGHT = ['light'] as const
const BOTH = ['light', 'dark'] as const

/** `npm run screenshots`: every screen of screens.ts into docs/screenshots, in the shapes that are kept. */
export default screenshots('docs/screenshots', [
  ['fr', 390, LIGHT],
  ['fr', 768, LIGHT],
  ['fr', 1440, BOTH],
  ['en', 390, LIGHT],
])

type Shape = readonly ['fr' | 'en', keyof typeof widths, ScreenshotOptions['schemes']]

export function screenshots(folder: string, shapes: readonly Shape[]) {
  return defineConfig<ScreenshotOptions>({
    ...config,
    globalSetup: '../start-server.ts',
    outputDir: '../../test-results',
    projects: shapes.map(([language, width, schemes]) => ({
      name: `${language}-${width}`,
      testDir: '.',
      testMatch: 'take.ts',
      // Dates in fields are the browser's.
      use: { ...widths[width], language, locale: `${language}-CA`, schemes, folder },
    })),
  })
}
