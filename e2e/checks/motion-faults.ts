import type { Page } from '@playwright/test'

/** What moves for longer than an eye follows although its reader prefers that nothing does (WCAG 2.3.3). */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document.getAnimations().filter(({ effect }) => lasts(effect) > 20)
    const would = [...document.querySelectorAll('body *')].filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(',')
        .some((duration) => Number.parseFloat(duration) > 0.02),
    )
    return [
      ...moving.map(({ effect }) => `moves: ${nameOf((effect as KeyframeEffect).target)}`),
      ...would.map((element) => `would move: ${nameOf(element)}`),
    ]

    function lasts(effect: AnimationEffect | null): number {
      return Number(effect?.getComputedTiming().endTime ?? 0)
    }
    function nameOf(element: Element | null): string {
      return element?.outerHTML.slice(0, 160) ?? ''
    }
  })
}
