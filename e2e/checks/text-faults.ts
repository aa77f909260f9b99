import type { Page } from '@playwright/test'

/** What is cut, spills out of its box or lies over other words, and whether the page scrolls sideways (1.4.4, 1.4.10, 1.4.12). */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = [...textNodes()].flatMap(linesOf)
    return [...sideways(), ...lines.flatMap(cut), ...overlaps()]

    type Line = { node: Text; parent: HTMLElement; layer: Element | null; box: DOMRect }

    function* textNodes(): Generator<Text> {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text
    }
    function linesOf(node: Text): Line[] {
      const parent = node.parentElement
      if (!parent || node.data.trim() === '' || parent.matches('script,style,option,title'))
        return []
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (isOnlyHeard(parent)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = layerOf(parent)
      return [...range.getClientRects()]
        .filter((box) => box.width > 1 && box.height > 1 && !isScrolledAway(parent, box))
        .map((box) => ({ node, parent, layer, box }))
    }
    function isOnlyHeard(place: HTMLElement): boolean {
      for (let it: HTMLElement | null = place; it; it = it.parentElement) {
        if (it.offsetWidth <= 1 && getComputedStyle(it).overflow !== 'visible') return true
        if (it.matches('svg')) return true
      }
      return false
    }
    function isScrolledAway(place: HTMLElement, { top, bottom }: DOMRect): boolean {
      for (let it: HTMLElement | null = place; it && it !== document.body; it = it.parentElement) {
        if (!['auto', 'scroll'].includes(getComputedStyle(it).overflowY)) continue
        const around = it.getBoundingClientRect()
        if (bottom > around.bottom + 1 || top < around.top - 1) return true
      }
      return false
    }
    /** What moves over the page as one. */
    function layerOf(place: HTMLElement): Element | null {
      for (let it: HTMLElement | null = place; it; it = it.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(it).position)) return it
        if (it.matches('[role="dialog"],[role="menu"],[role="listbox"]')) return it
      }
      return null
    }
    function sideways(): string[] {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth
        ? [`the page is ${scrollWidth - clientWidth} px too wide`]
        : []
    }
    /** The first box around it that is not a part of the line. */
    function cut({ node, parent, box }: Line): string[] {
      for (let it: HTMLElement | null = parent; it && it !== document.body; it = it.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(it)
        if (it.title) return []
        const around = it.getBoundingClientRect()
        const isOut = box.right > around.right + 1.5 || box.left < around.left - 1.5
        if (overflowX === 'auto' || overflowX === 'scroll') return []
        if (overflowX !== 'visible' && isOut) return [`cut: ${node.data}`]
        if (overflowY === 'hidden' && box.bottom > around.bottom + 4)
          return [`cut below: ${node.data}`]
        if (
          /block|flex|grid|table-cell|list-item/.test(display) &&
          isOut &&
          position !== 'absolute'
        ) {
          return [`out of its box: ${node.data}`]
        }
        if (position === 'fixed' || position === 'absolute') return []
      }
      return []
    }
    function overlaps(): string[] {
      const faults = new Set<string>()
      const sorted = lines.toSorted((one, other) => one.box.top - other.box.top)
      for (const [index, one] of sorted.entries()) {
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top > one.box.bottom - 3) break
          if (other.layer !== one.layer || other.node === one.node) continue
          const wide = Math.min(endOf(one), endOf(other)) - Math.max(one.box.left, other.box.left)
          const high = one.box.bottom - other.box.top
          // Lines of print may touch; letters may not.
          if (wide > 2 && high > 0.35 * Math.min(one.box.height, other.box.height))
            faults.add(`${one.node.data} lies over ${other.node.data}`)
        }
      }
      return [...faults]
    }
    /** Where a line that is cut with its title ends for eyes. */
    function endOf({ parent, box }: Line): number {
      const isCut = parent.title && getComputedStyle(parent).textOverflow === 'ellipsis'
      return isCut ? Math.min(box.right, parent.getBoundingClientRect().right) : box.right
    }
  })
}

/** What a reader may set for themselves without losing anything (1.4.12). */
export async function spaceText(page: Page): Promise<void> {
  // The content policy allows no style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
}
