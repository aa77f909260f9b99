import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useBusy } from '../platform/api/busy.ts'
import { useTexts } from '../platform/language/language.ts'
import { useAnnounce } from '../ui/announce.ts'
import { Loader } from '../ui/loader.tsx'
import styles from './busy-overlay.module.css'

/** A request that answers sooner shows nothing, so that nothing flickers. */
const PATIENCE_MS = 300

export function BusyOverlay() {
  const busy = useBusy()
  return busy ? <AfterPatience /> : null
}

function AfterPatience() {
  const { common } = useTexts()
  const [waited, setWaited] = useState(false)
  useAnnounce(waited ? common.loading : '')
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  // Beside the page, not in it: the page is inert meanwhile.
  return waited ? createPortal(<Overlay />, document.body) : null
}

function Overlay() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => makeOthersInert(place.current), [])
  return (
    <div ref={place} className={styles.overlay} data-busy>
      <Loader size={56} />
    </div>
  )
}

/** Nothing under the overlay takes a click, a key or the focus, an open dialog neither. Answers how to end it. */
function makeOthersInert(overlay: Element | null): () => void {
  const focused = document.activeElement
  const others = [...document.body.children].filter(
    (element) =>
      element instanceof HTMLElement &&
      element !== overlay &&
      !element.inert &&
      !element.matches('[aria-live]'),
  )
  for (const element of others) element.toggleAttribute('inert', true)
  return () => {
    for (const element of others) element.removeAttribute('inert')
    const isLost = document.activeElement === document.body
    if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
