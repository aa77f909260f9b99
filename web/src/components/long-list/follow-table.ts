import {
  anchorIn,
  barHeight,
  drawnRow,
  lineOf,
  pagesAround,
  type ScrollAnchor,
  type Start,
  topOf,
} from './scroll-anchor.ts'

/** While somebody scrolls fast, pages are looked for so often: those that only pass by are not asked for. */
const PAUSE_MS = 150
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Keeps the row in view at its position when what is above it changes, and reports which pages are near. In place of the
 * browser's scroll anchoring, which not all browsers have and which loses a row that is replaced.
 */
export function followTable(
  table: HTMLTableElement,
  /** Where the list is to stand at first; undefined: as the page stands. */
  start: Start | undefined,
  onPages: (pages: number[]) => void,
) {
  let held = start
  let latest: ScrollAnchor | undefined
  /** To be held: none while the table's head is in view. */
  let place: ScrollAnchor | undefined
  let scrolled = scrollY
  let pause: ReturnType<typeof setTimeout> | undefined

  function settle() {
    const wanted = held ?? (place && { ...place, top: place.top - (scrollY - scrolled) })
    if (wanted) moveTo(wanted)
    const isHeadInView = table.getBoundingClientRect().top >= barHeight()
    latest = anchorIn(table)
    place = isHeadInView ? undefined : latest
    scrolled = scrollY
    if (held && drawnRow(table, held.row)) requestAnimationFrame(letGo)
  }
  function moveTo({ row, top = lineOf(table) }: Start) {
    // Of a list that became shorter, its beginning.
    const now = topOf(table, row) ?? table.getBoundingClientRect().top
    if (Math.abs(now - top) >= 1) scrollBy({ top: now - top, behavior: 'instant' })
  }
  function letGo() {
    held = undefined
  }
  function look() {
    pause = undefined
    onPages(pagesAround(table))
  }
  function onScroll() {
    settle()
    pause ??= setTimeout(look, PAUSE_MS)
  }
  /** The browser's search found a page that is not drawn (ReservedRows). */
  function onFound({ target }: Event) {
    const { page } = (target as HTMLElement).dataset
    if (page !== undefined) onPages([...pagesAround(table), Number(page)])
  }
  const resized = new ResizeObserver(() => {
    settle()
    look()
  })
  resized.observe(table)
  // Content above the table can change its height, which moves the table.
  resized.observe(document.body)
  addEventListener('scroll', onScroll, { passive: true })
  for (const input of INPUTS) addEventListener(input, letGo, { passive: true })
  table.addEventListener('beforematch', onFound)
  return {
    /** As the table stood when it was last painted: measuring it while it is being changed would lay it out twice. */
    latestPlace: () => latest,
    stop() {
      clearTimeout(pause)
      resized.disconnect()
      removeEventListener('scroll', onScroll)
      for (const input of INPUTS) removeEventListener(input, letGo)
      table.removeEventListener('beforematch', onFound)
    },
  }
}
