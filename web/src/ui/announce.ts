import { useEffect, useRef } from 'react'

/** Earlier words stay for readers that have not come to them yet. */
const MOST_KEPT = 5

/** Of the page, in index.html, and of a dialog while it is open. Under the busy overlay only the page's is heard. */
const REGIONS = ':is(body, [data-open]) > [data-announcements]:not([inert] *)'

/**
 * Has a screen reader say words once it is silent, by a live region that stands already: one that comes with its words is not
 * heard. A dialog's own is the last; while it lies over the page nothing else is read.
 */
export function announce(words: string): void {
  const region = [...document.querySelectorAll(REGIONS)].pop()
  const said = document.createElement('p')
  said.textContent = words
  region?.append(said)
  if (region?.children[MOST_KEPT]) region.children[0]?.remove()
}

/**
 * Announces words when they come or change; not those that are there when the page opens. Undefined: not known yet, or not
 * now; what is known first is no change.
 */
export function useAnnounce(words: string | undefined): void {
  const last = useRef(words)
  useEffect(() => {
    if (words === undefined || words === last.current) return
    if (words !== '' && last.current !== undefined) announce(words)
    last.current = words
  }, [words])
}
