import { fileURLToPath } from 'node:url'
import { test } from '../halles-test.ts'
import { open, screens } from '../screens.ts'

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))

for (const screen of screens) {
  const { name, viewer } = screen
  test(name, async ({ page, signIn, texts, problems }, { project }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await open(page, screen, texts)
    await page.screenshot({
      path: `${FOLDER}${name}-${project.name}.png`,
      fullPage: true,
      animations: 'disabled',
    })
    problems.length = 0
  })
}
