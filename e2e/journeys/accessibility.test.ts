import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { open, screens } from '../screens.ts'

// With the other tests each screen is looked at once, every second one on the phone; by npm run test:accessibility twice.
for (const [index, screen] of screens.entries()) {
  const { name, viewer, complains } = screen
  const tag = index % 2 === 0 ? '@phone' : '@desk'
  test(`${name} has nothing that axe objects to and fits its width`, { tag }, async ({
    page,
    signIn,
    texts,
    problems,
    language,
  }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    // Light on the phone, dark on the desk: each scheme is looked at once.
    const colorScheme = language === 'fr' ? 'light' : 'dark'
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await open(page, screen, texts)
    expect(await violations(page)).toEqual([])
    expect(await overflow(page), 'pixels wider than the window').toBe(0)
    if (complains) problems.length = 0
  })
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
