import { useEffect } from 'react'

/**
 * The focus is not thrown back to the top of the page by what goes away under it: it returns to a button that was only
 * switched off for a while, and goes on in the page where its place is gone, say with the answer to a dialog.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined
    }
    // Who points at nothing wants no focus.
    const forget = () => {
      last = undefined
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body && last) goOnFrom(last)
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled'],
    })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}

function goOnFrom(last: Element): void {
  const place = last.isConnected ? last : document.getElementById('main')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
