import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './undo-bar.module.css'

type UndoBarProps = {
  /** What was changed last. */
  children: string
  isPending: boolean
  onUndo: () => void
}

/** What was changed last, in words, and the button and key that undo it: Ctrl+Z anywhere but in what is being typed. */
export function UndoBar({ children, isPending, onUndo }: UndoBarProps) {
  const texts = useTextsOf(pricesTexts)
  useUndoKey(onUndo)
  return (
    <section
      className={`${styles.last} center between gap-xs-md row`}
      aria-label={texts.lastChange}
    >
      <p>{children}</p>
      <Button
        variant="default"
        aria-keyshortcuts="Control+Z Meta+Z"
        icon={<IconArrowBackUp size={18} aria-hidden />}
        loading={isPending}
        onClick={onUndo}
      >
        {texts.undo}
      </Button>
    </section>
  )
}

function useUndoKey(undo: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
    if (!isUndo || isBeingTyped(event.target) || isDialogOpen()) return
    event.preventDefault()
    undo()
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

/** What lies behind it stays as it is. */
function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog][aria-modal=true]') !== null
}

/** There the browser undoes what was typed. A price that was not touched has nothing of its own to undo. */
function isBeingTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false
  return (
    target.type !== 'checkbox' && (target.dataset['typing'] === 'true' || !target.closest('td'))
  )
}
