import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import styles from './toast-area.module.css'

const TOAST_LIFE_MS = 4000

export function ToastArea() {
  return (
    <Notifications
      position="top-right"
      autoClose={TOAST_LIFE_MS}
      classNames={{ root: `${styles.area}` }}
    />
  )
}
