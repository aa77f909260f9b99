import { usePreloadWhenIdle } from '../platform/preload.ts'
import type { DialogProps } from './dialog-window.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { useMountOnFirstOpen } from './mount-on-open.ts'

const load = async () => (await import('./dialog-window.tsx')).DialogWindow
const DialogWindow = lazyComponent(load)

/** A modal dialog. Its window is loaded after the page that may open it. */
export function Dialog(props: DialogProps) {
  usePreloadWhenIdle(load)
  return useMountOnFirstOpen(props.opened) ? <DialogWindow {...props} /> : null
}
