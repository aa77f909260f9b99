import type { Page } from '@playwright/test'

/**
 * What is too small to be hit: under 24 px without as much room around it (WCAG 2.5.8), or under 44 px where fingers
 * are used. Links inside of a sentence are as large as its letters.
 */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = matchMedia('(pointer: coarse)').matches ? 44 : 24
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href],button,input:not([type="hidden"]),select,textarea,summary,[role="tab"],[role="menuitem"],[role="option"]',
      ),
    ]
    return targets.filter(isHit).flatMap((target) => {
      const { width, height } = areaOf(target)
      // A pixel's fraction is lost where a length is a fraction of the window.
      if (Math.min(width, height) >= least - 0.5 || isInSentence(target)) return []
      return [`${width.toFixed(0)} × ${height.toFixed(0)}: ${target.outerHTML.slice(0, 160)}`]
    })

    function isHit(target: HTMLElement): boolean {
      return (
        !target.matches(':disabled,.skip') &&
        target.checkVisibility({ visibilityProperty: true }) &&
        areaOf(target).width > 1
      )
    }
    /** Its label is hit as well, and the frame of a field. */
    function areaOf(target: HTMLElement): { width: number; height: number } {
      const own = target.getBoundingClientRect()
      const around = target.matches('input') ? 'label,[data-box]' : 'label'
      const label = target.closest(around)?.getBoundingClientRect()
      if (!label) return own
      return { width: Math.max(own.width, label.width), height: Math.max(own.height, label.height) }
    }
    function isInSentence(target: HTMLElement): boolean {
      if (getComputedStyle(target).display !== 'inline') return false
      return [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      )
    }
  })
}

/** The same at the desk with a finger, as on a wide tablet; a phone has one anyway. */
export async function touchTargetFaults(page: Page): Promise<string[]> {
  if (await hasCoarsePointer(page)) return []
  const client = await page.context().newCDPSession(page)
  const touch = (enabled: boolean) => client.send('Emulation.setTouchEmulationEnabled', { enabled })
  await touch(true)
  if (!(await hasCoarsePointer(page))) throw new Error('the window has no finger')
  const faults = await targetFaults(page)
  await touch(false)
  await client.detach()
  return faults
}

function hasCoarsePointer(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(pointer: coarse)').matches)
}
