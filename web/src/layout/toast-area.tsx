import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { closeToast, type Severity, shownToasts, type Toast } from '../components/toasts.tsx'
import { useStore } from '../platform/create-store.ts'
import { useTexts } from '../platform/language/language.ts'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './toast-area.module.css'

/** product.md 8. */
const TOAST_LIFE_MS = 4000
/** Those after them wait. */
const MOST_AT_ONCE = 5

const ICONS: Record<Severity, ReactNode> = {
  info: <IconInfoCircle size={20} />,
  success: <IconCheck size={20} />,
  warn: <IconAlertTriangle size={20} />,
  error: <IconX size={20} />,
  secondary: <IconInfoCircle size={20} />,
  contrast: <IconInfoCircle size={20} />,
}

/** At the end of the page, outside of what a dialog makes inert. */
export function ToastArea() {
  const toasts = useStore(shownToasts)
  const area = useRef<HTMLDivElement>(null)
  useClearFocus(area, toasts)
  if (toasts.length === 0) return null
  return createPortal(
    <div ref={area} className={styles.area}>
      {toasts.slice(0, MOST_AT_ONCE).map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  )
}

/** It stays while the pointer or the focus is on it (WCAG 2.2.1). */
function ToastBox({ toast: { id, severity, title, detail, isQuiet } }: { toast: Toast }) {
  const { common } = useTexts()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => closeToast(id), TOAST_LIFE_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that it is read, nothing more
    <div
      className={`${styles.toast} ${styles[severity]}`}
      {...(isQuiet ? { role: 'group', 'aria-label': title } : { role: 'alert' })}
      data-toast
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <span className={styles.icon} aria-hidden>
        {ICONS[severity]}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <div>{detail}</div>
      </div>
      <IconButton aria-label={common.close} onClick={() => closeToast(id)}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  )
}

/** WCAG 2.4.11: toasts that would cover what has the focus are shown at the bottom, those after them at the top again. */
function useClearFocus(area: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast changes what the area covers
  useEffect(() => {
    const clearFocus = () => {
      const focused = document.querySelector(':focus-visible')
      if (!area.current || !focused || area.current.contains(focused)) return
      if (coversCentre(area.current, focused)) area.current.toggleAttribute('data-below')
    }
    clearFocus()
    addEventListener('focusin', clearFocus)
    return () => removeEventListener('focusin', clearFocus)
  }, [area, toasts])
}

function coversCentre(area: Element, focused: Element): boolean {
  const { left, right, top, bottom } = area.getBoundingClientRect()
  const box = focused.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return left <= x && x <= right && top <= y && y <= bottom
}
