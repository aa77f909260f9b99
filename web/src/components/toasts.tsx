import type { ReactNode } from 'react'
import { createStore } from '../platform/create-store.ts'
import { useTexts } from '../platform/language/language.ts'

/** product.md 4. */
export type Severity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'

export type Toast = {
  id: string
  severity: Severity
  title: string
  detail: ReactNode
  /** Announced elsewhere, politely: a toast by itself interrupts. */
  isQuiet: boolean
}

/** In the order in which they came. */
export const shownToasts = createStore<readonly Toast[]>([])

export function closeToast(id: string): void {
  shownToasts.set(shownToasts.get().filter((toast) => toast.id !== id))
}

/** Messages at the top right that are announced and close by themselves. */
export function useToasts() {
  const { common } = useTexts()
  return {
    success: (detail: string) => show('success', common.successTitle, detail),
    /** While it stands there it is not said again: a page that asks anew by itself may fail twice in a second. */
    error: (detail: string) => show('error', common.errorTitle, detail, { id: detail }),
    show,
    quiet: (title: string, detail: ReactNode) => show('info', title, detail, { isQuiet: true }),
  }
}

let count = 0

function show(
  severity: Severity,
  title: string,
  detail: ReactNode,
  { id = `toast ${++count}`, isQuiet = false }: Partial<Toast> = {},
): void {
  const toasts = shownToasts.get()
  if (toasts.some((toast) => toast.id === id)) return
  shownToasts.set([...toasts, { id, severity, title, detail, isQuiet }])
}
