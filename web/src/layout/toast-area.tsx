import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import { TOAST_LIFE_MS } from '../components/toasts.tsx'
import styles from './toast-area.module.css'

export function ToastArea() {
  return (
    <Notifications
      position="top-right"
      autoClose={TOAST_LIFE_MS}
      transitionDuration={0}
      classNames={{ root: `${styles.area}` }}
    />
  )
}
