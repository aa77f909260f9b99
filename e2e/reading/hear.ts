import type { Locator, Page } from '@playwright/test'

export type Heard = {
  /** The region's role or politeness. */
  by: string
  words: string
  /** A polite region that comes with its words: screen readers say nothing of it. */
  cameWithWords: boolean
}

/** From here on keeps what a screen reader would say by itself: the words of live regions that change or come. */
export async function hear(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: Heard[] = []
    Object.assign(window, { said })
    const silent = '[aria-live="off"],[aria-hidden="true"],[inert]'
    const live = '[role="status"],[role="alert"],[role="log"],[aria-live]'
    const saidWhole = '[role="status"],[role="alert"]'
    const within = (element: Element) => element.querySelectorAll<HTMLElement>(live)
    const known = new WeakSet(within(document.body))
    const wordsIn = (node: Node) => (node instanceof HTMLElement ? node.innerText : node.nodeValue)
    new MutationObserver((changes) => {
      const elementOf = (node: Node) => (node instanceof HTMLElement ? node : node.parentElement)
      const around = (node: Node) => elementOf(node)?.closest<HTMLElement>(live) ?? undefined
      const changed = new Set(
        changes.flatMap(({ type, target, addedNodes }) =>
          type === 'childList' ? [...addedNodes] : [target],
        ),
      )
      const regions = [
        ...changes.map(({ target }) => around(target)),
        ...[...changed].flatMap((node) => [
          around(node),
          ...(node instanceof Element ? within(node) : []),
        ]),
      ]
      for (const region of new Set(regions)) {
        if (!region?.checkVisibility() || region.closest(silent)) continue
        const isNew = !known.has(region)
        known.add(region)
        const news = [...changed].filter((node) => region.contains(node))
        const parts = isNew || region.matches(saidWhole) ? [region] : news
        const words = parts.map(wordsIn).join(' ').replace(/\s+/g, ' ').trim()
        if (!words || said.at(-1)?.words === words) continue
        const by = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? ''
        const interrupts = by === 'alert' || region.getAttribute('aria-live') === 'assertive'
        said.push({ by, words, cameWithWords: isNew && !interrupts })
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** What the region of the page, or of a dialog, has said lately. */
export function announced(page: Page, words: string | RegExp): Locator {
  return page.locator('[data-announcements] > p', { hasText: words }).last()
}

export function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => Reflect.get(window, 'said'))
}
