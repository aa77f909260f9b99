import { useLayoutEffect } from 'react'

/**
 * Gives the focus back to what had it when a window opened, unless it has moved on already. In place of the dialog's own,
 * which waits: a window that comes and goes at once, as with reduced motion, is quicker.
 */
export function useReturnFocus(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return
    const opener = document.activeElement
    return () => {
      // React, too, gives the focus back to what had it, once it has drawn.
      queueMicrotask(() => {
        const now = document.activeElement
        // The body has the focus when the focused element was removed with the window.
        const isFree = now === document.body || now?.id === 'main' || now?.closest('[role=dialog]')
        if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    }
  }, [opened])
}
