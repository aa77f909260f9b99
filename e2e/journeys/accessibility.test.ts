import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { open, screens } from '../screens.ts'

for (const screen of screens) {
  const { name, viewer } = screen
  test(`${name} has nothing that axe objects to and fits its width, in light and dark`, async ({
    page,
    signIn,
    texts,
    problems,
  }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await open(page, screen, texts)
    expect(await violations(new AxeBuilder({ page })), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    // The schemes differ by their colours alone.
    const contrast = new AxeBuilder({ page }).withRules('color-contrast')
    expect(await violations(contrast), 'dark').toEqual([])
    expect(await overflow(page), 'pixels wider than the window').toBe(0)
    if (name === 'not-found') problems.length = 0
  })
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
