import { useAhead } from '../platform/ahead.ts'
import type { DialogProps } from './dialog-window.tsx'
import { lazily } from './lazily.tsx'
import { useWasOpened } from './opened.ts'

const load = async () => (await import('./dialog-window.tsx')).DialogWindow
const DialogWindow = lazily(load)

/** What asks or tells before anything else goes on. Its window comes after the page that may ask. */
export function Dialog(props: DialogProps) {
  useAhead(load)
  return useWasOpened(props.opened) ? <DialogWindow {...props} /> : null
}
