import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { open, screens } from '../screens.ts'
import { test } from './screenshot-test.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

for (const screen of screens) {
  const { name, viewer } = screen
  test(name, async ({ page, signIn, texts, problems, schemes, folder }, { project }) => {
    mkdirSync(`${ROOT}${folder}`, { recursive: true })
    if (viewer !== 'visitor') await signIn(viewer)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await open(page, screen, texts)
    await growToPage(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const picture = await page.screenshot({ animations: 'disabled' })
      await sharp(picture)
        .webp({ quality: 60, effort: 6 })
        .toFile(`${ROOT}${folder}/${name}-${project.name}-${colorScheme}.webp`)
    }
    problems.length = 0
  })
}

/** As tall as the page, so that what sticks to the window's edges stands where the page ends. A dialog fills a window. */
async function growToPage(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) return
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
}
