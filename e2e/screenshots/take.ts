import { fileURLToPath } from 'node:url'
import { expect, test } from '../halles-test.ts'
import { screens } from '../screens.ts'

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))

for (const { name, viewer, path, prepare } of screens) {
  test(name, async ({ page, signIn, texts, problems }, { project }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await prepare?.(page, texts)
    await page.screenshot({
      path: `${FOLDER}${name}-${project.name}.png`,
      fullPage: true,
      animations: 'disabled',
    })
    problems.length = 0
  })
}
