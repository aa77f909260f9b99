import type { Page } from '@playwright/test'

/**
 * Where the focus cannot be followed: every place that Tab reaches, focused one after the other, has to show it
 * (WCAG 2.4.7), with no part under a bar, a head or a panel that sticks (2.4.11, 2.4.12), and stands in the order of
 * the page (2.4.3).
 */
export async function focusFaults(page: Page): Promise<string[]> {
  // From here on the browser takes the focus for one of a keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate(inspect, 'everything')
}

/** The same of the place that has the focus right now; none where it has left the page. */
export function focusOn(page: Page): Promise<string[]> {
  return page.evaluate(inspect, 'focused')
}

function inspect(what: string): string[] {
  const focused = document.activeElement as HTMLElement
  // Outside of the page there is nothing to see.
  if (what === 'focused') return focused === document.body ? [] : unseen(focused)

  // A dialog and a menu keep the focus; in a menu arrows lead on.
  const room = document.querySelector('[role="dialog"][aria-modal="true"],[role="menu"]')
  const places = [...(room ?? document).querySelectorAll<HTMLElement>('*')].filter(isReached)
  return places.flatMap((place) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    const before = looks(place)
    place.focus()
    if (document.activeElement !== place) return [`takes no focus: ${nameOf(place)}`]
    return [
      ...(looks(place) === before ? [`shows no focus: ${nameOf(place)}`] : []),
      ...unseen(place),
      ...(place.tabIndex > 0 ? [`out of order: ${nameOf(place)}`] : []),
    ]
  })

  function isReached(place: HTMLElement): boolean {
    return (
      (place.tabIndex >= 0 || place.role === 'menuitem') &&
      place.matches('a[href],button,input,select,textarea,summary,[tabindex]') &&
      !place.matches(':disabled,[inert] *,[type="hidden"]') &&
      place.checkVisibility({ visibilityProperty: true }) &&
      place.getClientRects().length > 0
    )
  }
  /** What is drawn for eyes: the whole of a field with its signs, the label of an input that is not seen. */
  function drawn(place: HTMLElement): HTMLElement {
    const { width, height } = place.getBoundingClientRect()
    const isDrawn = getComputedStyle(place).opacity !== '0' && width > 1 && height > 1
    const around = isDrawn ? '[data-box]' : 'label'
    return (place.matches('input') ? place.closest<HTMLElement>(around) : null) ?? place
  }
  function looks(place: HTMLElement): string {
    const seen = drawn(place)
    const others = seen === place ? [seen.parentElement, ...seen.children] : [...seen.children]
    return [place, seen, ...others].map((it) => (it ? ring(it) : '')).join()
  }
  function ring(of: Element): string {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
      getComputedStyle(of)
    const outline = outlineStyle === 'none' ? '' : outlineWidth + outlineColor
    return outline + boxShadow + borderColor
  }
  function unseen(place: HTMLElement): string[] {
    return coversOf(place).map((cover) => `hidden by ${cover}: ${nameOf(place)}`)
  }
  function coversOf(place: HTMLElement): string[] {
    const seen = drawn(place)
    const box = seen.getClientRects()[0]
    if (!box) return ['nothing drawn']
    // What may be higher than the window, and what scrolls to its caret, shows a part of itself.
    const isLong = box.height > innerHeight / 2 || seen.matches('textarea')
    const top = isLong ? Math.max(box.top, 0) : box.top
    const high = (isLong ? Math.min(box.bottom, innerHeight) : box.bottom) - top
    const parts = [0.1, 0.5, 0.9]
    const covers = parts.flatMap((x) =>
      parts.map((y) => coverAt(seen, box.left + box.width * x, top + high * y)),
    )
    const hidden = covers.filter((cover) => cover !== undefined)
    return isLong && hidden.length < covers.length ? [] : [...new Set(hidden)]
  }
  function coverAt(seen: HTMLElement, x: number, y: number): string | undefined {
    const top = document.elementFromPoint(x, y)
    if (!top) return 'the edge of the window'
    // A toast goes by itself.
    if (seen.contains(top) || top.contains(seen) || top.closest('[role="alert"]')) return undefined
    return `<${top.tagName.toLowerCase()} class="${top.getAttribute('class')}">`
  }
  function nameOf(place: HTMLElement): string {
    return place.outerHTML.slice(0, 160)
  }
}
