import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react'
import { errorMessage, isUnreachable } from '../platform/api/api.ts'
import { useTexts } from '../platform/language/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './state.module.css'

type ErrorStateProps = {
  error: unknown
  /** Shown in place of the error's own message, except where the server is unreachable. */
  sentence?: string
  onRetry: () => void
}

/** What went wrong, in words, and a way to try again: also the offline state. */
export function ErrorState({ error, sentence, onRetry }: ErrorStateProps) {
  const { common } = useTexts()
  const away = isUnreachable(error)
  const Icon = away ? IconPlugConnectedX : IconAlertTriangle
  return (
    <div className={`${styles.state} grid gap-md ${styles.error}`} role="alert">
      <span className={`${styles.icon} grid leaf`} aria-hidden>
        <Icon size={30} stroke={1.5} />
      </span>
      <p className={styles.sentence}>
        {away ? errorMessage(error) : (sentence ?? errorMessage(error))}
      </p>
      <Button variant="default" onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  )
}
