import { Loader, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useBusy } from '../platform/busy.ts'
import { useTexts } from '../platform/language.ts'
import styles from './busy-overlay.module.css'

/** DESIGN: a request that answers sooner shows nothing, so that nothing flickers. */
const PATIENCE_MS = 300

export function BusyOverlay() {
  const busy = useBusy()
  return busy ? <AfterPatience /> : null
}

function AfterPatience() {
  const { common } = useTexts()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!waited) return null
  return (
    <div className={styles.overlay} role="status">
      <Loader size={56} aria-hidden />
      <VisuallyHidden>{common.loading}</VisuallyHidden>
    </div>
  )
}
