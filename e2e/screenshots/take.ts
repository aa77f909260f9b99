import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
    // As tall as the page, so that what sticks to the window's edges stands where the page ends.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const picture = await page.screenshot({ animations: 'disabled' })
      await sharp(picture)
        .webp({ quality: 75, effort: 6, smartSubsample: true })
        .toFile(`${ROOT}${folder}/${name}-${project.name}-${colorScheme}.webp`)
    }
    problems.length = 0
  })
}
