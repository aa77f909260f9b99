import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './drop-area.module.css'

type DropAreaProps = {
  onFiles: (files: readonly File[]) => void
  /** A button that asks for the same files; words that speak of dropping are `data-drop`. */
  children: ReactNode
}

/** Where files can be dropped. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className={`${styles.area} flex center`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
