import { test as base } from '../halles-test.ts'

type ScreenshotOptions = {
  /** Each screen is taken in these. */
  schemes: readonly ('light' | 'dark')[]
  /** Where the pictures go, from the repository's root. */
  folder: string
}

export const test = base.extend<ScreenshotOptions>({
  schemes: [['light'], { option: true }],
  folder: ['docs/screenshots', { option: true }],
})

export type { ScreenshotOptions }
