import { defineConfig, type Project } from '@playwright/test'
import config from '../playwright.config.ts'
import type { ScreenshotOptions } from './take.ts'

/** Pictures of the screens of screens.ts, and a page that shows them, written afterwards. */
export function screenshots(
  folder: string,
  writePage: string,
  projects: readonly Project<ScreenshotOptions>[],
) {
  return defineConfig<ScreenshotOptions>({
    ...config,
    globalSetup: '../start-server.ts',
    globalTeardown: writePage,
    outputDir: '../../test-results',
    testMatch: 'take.ts',
    use: { ...config.use, folder },
    projects: [...projects],
  })
}
