import { useEffect, useState } from 'react'
import type { DialogProps } from './dialog-window.tsx'
import { lazily } from './lazily.tsx'

const load = async () => (await import('./dialog-window.tsx')).DialogWindow
const DialogWindow = lazily(load)

/** What asks or tells before anything else goes on. Its window comes after the page that may ask. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.opened)
  if (props.opened && !wasOpened) setWasOpened(true)
  useEffect(() => void load(), [])
  return wasOpened ? <DialogWindow {...props} /> : null
}
