import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** After a change of page the reader goes on at its title, as after a full load: focus follows. */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const place = main.current
        if (!fromLocation || !pathChanged || !place) return
        // A page that puts the focus somewhere itself knows better.
        if (place.contains(document.activeElement) && document.activeElement !== place) return
        place.focus({ preventScroll: true })
      }),
    [router],
  )
  return main
}
