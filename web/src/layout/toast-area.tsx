import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { TOAST_LIFE_MS } from '../components/toasts.tsx'
import styles from './toast-area.module.css'

export function ToastArea() {
  useClearFocus()
  return (
    <Notifications
      position="top-right"
      autoClose={TOAST_LIFE_MS}
      transitionDuration={0}
      classNames={{ root: `${styles.area}` }}
    />
  )
}

/** WCAG 2.4.11: toasts that would cover what has the focus are shown at the bottom, those after them at the top again. */
function useClearFocus(): void {
  const { notifications } = useNotifications()
  useEffect(() => {
    const clearFocus = () => {
      // Looked for each time: its portal is mounted after this.
      const area = document.querySelector(`.${styles.area}[data-position="top-right"]`)
      if (notifications.length === 0) return area?.removeAttribute('data-below')
      const focused = document.querySelector(':focus-visible')
      if (!area || !focused || area.contains(focused)) return
      if (coversCentre(area, focused)) area.toggleAttribute('data-below')
    }
    clearFocus()
    addEventListener('focusin', clearFocus)
    return () => removeEventListener('focusin', clearFocus)
  }, [notifications])
}

function coversCentre(area: Element, focused: Element): boolean {
  const { left, right, top, bottom } = area.getBoundingClientRect()
  const box = focused.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return left <= x && x <= right && top <= y && y <= bottom
}
