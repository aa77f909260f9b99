import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { focusFaults } from '../checks/focus-faults.ts'
import { motionFaults } from '../checks/motion-faults.ts'
import { targetFaults, touchTargetFaults } from '../checks/target-faults.ts'
import { spaceText, textFaults } from '../checks/text-faults.ts'
import { wordFaults } from '../checks/word-faults.ts'
import { expect, test } from '../halles-test.ts'
import { open, screens } from '../screens.ts'

/** What 1280 × 1024 leaves at 400 %. */
const ZOOMED = { width: 320, height: 256 }
const NONE = { axe: [], motion: [], words: [], targets: [], touch: [], text: [], focus: [] }

/** One a viewer. Looked at once by `npm test`, every second one on the phone; all of them twice by `npm run test:accessibility`. */
const BRIEFLY = ['landing', 'supplier-order', 'products']

for (const screen of screens) {
  const { name, viewer } = screen
  const index = BRIEFLY.indexOf(name)
  const tag = index < 0 ? '@longer' : index % 2 === 0 ? '@phone' : '@desk'
  test(`${name} has no barrier, and none at 400 % or with more room between its letters`, {
    tag,
  }, async ({ page, signIn, texts, problems, language }) => {
    if (viewer !== 'visitor') await signIn(viewer)
    // Light on the phone, dark on the desk: each scheme is looked at once.
    const colorScheme = language === 'fr' ? 'light' : 'dark'
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await open(page, screen, texts)
    const faults = {
      axe: await violations(page),
      motion: await motionFaults(page),
      words: await wordFaults(page),
      targets: await targetFaults(page),
      touch: await touchTargetFaults(page),
      text: await textFaults(page),
      focus: await focusFaults(page),
    }
    expect(faults).toEqual(NONE)
    await page.setViewportSize(ZOOMED)
    await drawn(page)
    const zoomed = { text: await textFaults(page), focus: await focusFaults(page) }
    expect(zoomed).toEqual({ text: [], focus: [] })
    await spaceText(page)
    await drawn(page)
    expect(await textFaults(page)).toEqual([])
    if (screen.complains) problems.length = 0
  })
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // No page has a frame: there is nothing to gather from elsewhere, which would take a page of its own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    // Beside a menu, where axe does not know them as it does beside a dialog: pages/access.test.ts has that they hand the focus on.
    .exclude('[data-base-ui-focus-guard]')
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** What floats finds its place in the frame after the window has changed. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
