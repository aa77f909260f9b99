import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { test } from '../halles-test.ts'
import { open, screens } from '../screens.ts'

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
mkdirSync(FOLDER, { recursive: true })

for (const screen of screens) {
  const { name, viewer } = screen
  test(name, async ({ page, signIn, texts, problems }, { project }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await open(page, screen, texts)
    // As tall as the page, so that what sticks to the window's edges stands where the page ends.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture).webp({ quality: 82 }).toFile(`${FOLDER}${name}-${project.name}.webp`)
    problems.length = 0
  })
}
