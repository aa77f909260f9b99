import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test as base, type HallesOptions } from '../halles-test.ts'
import { open, screens } from '../screens.ts'
import { untilDrawn } from '../until-drawn.ts'
import { papers } from './papers.ts'

/** Where the pictures go. */
export type ScreenshotOptions = HallesOptions & { folder: string }

const test = base.extend<{ folder: string }>({ folder: ['', { option: true }] })

test.beforeAll(untilDrawn)

for (const screen of [...screens, ...papers]) {
  const { name, viewer } = screen
  test(name, async ({ page, signIn, texts, problems, folder }, { project }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, screen, texts)
    await growToPage(page)
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture)
      .webp({ quality: 60, effort: 6 })
      .toFile(`${folder}/${name}-${project.name}.webp`)
    problems.length = 0
  })
}

/** As tall as the page, so that what sticks to the window's edges stands where the page ends. A dialog fills a window. */
async function growToPage(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) return
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}
