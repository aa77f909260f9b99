import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/language/language.ts'
import styles from './toasts.module.css'

/** product.md 8. */
export const TOAST_LIFE_MS = 4000

/** product.md 4. */
export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

const ICONS: Record<Severity, ReactNode> = {
  info: <IconInfoCircle size={20} />,
  success: <IconCheck size={20} />,
  warn: <IconAlertTriangle size={20} />,
  error: <IconX size={20} />,
  secondary: <IconInfoCircle size={20} />,
  contrast: <IconInfoCircle size={20} />,
}

let begin = () => {}

/** Nothing is said before anything has happened: the place of toasts comes with the first one. */
export const firstToast = new Promise<void>((resolve) => {
  begin = resolve
})

/** Messages at the top right that are announced and close by themselves. */
export function useToasts() {
  const { common } = useTexts()
  return {
    success: (detail: string) => toast('success', common.successTitle, detail),
    /** While it stands there it is not said again: a page that asks anew by itself may fail twice in a second. */
    error: (detail: string) =>
      toast('error', common.errorTitle, detail, { id: detail.replace(/\W+/g, '-') }),
    show: toast,
    /** For what is announced elsewhere, politely: a toast by itself interrupts. */
    quiet: (title: string, detail: ReactNode) =>
      toast('info', title, detail, { role: 'group', 'aria-label': title }),
  }

  function toast(severity: Severity, title: string, detail: ReactNode, said = {}) {
    begin()
    const shown = {
      ...said,
      title,
      message: detail,
      icon: ICONS[severity],
      classNames: { root: `${styles.toast} ${styles[severity]}` },
      // It comes and goes in place: one that slides could have the focus outside of the window.
      style: { transform: 'none' },
      closeButtonProps: { 'aria-label': common.close, size: 44 },
    }
    const show = ({ notifications }: typeof import('@mantine/notifications')) => {
      const stay = (isHeld: boolean) =>
        notifications.update({ ...data, id, autoClose: isHeld ? false : TOAST_LIFE_MS })
      // WCAG 2.2.1: like the pointer, which Mantine heeds itself, the focus keeps it.
      const data = {
        ...shown,
        onFocusCapture: () => stay(true),
        onBlurCapture: () => stay(false),
      }
      const id = notifications.show(data)
    }
    // biome-ignore lint/suspicious/noConsole: without the code of toasts there is no other place
    import('@mantine/notifications').then(show).catch(() => console.error(title, detail))
  }
}
