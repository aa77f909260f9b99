import { useEffect, useId, useRef } from 'react'
import { useStoredState } from '../../platform/hydrated.ts'
import { useTexts } from '../../platform/language/language.ts'
import { readStored, writeStored } from '../../platform/storage/stored.ts'
import styles from './keyboard-hint.module.css'

const SEEN = 'keyboardHintSeen'

/** How a list is worked by keyboard: in words until they were seen once on this device, then behind a button. */
export function KeyboardHint({ children }: { children: string }) {
  const { catalogue } = useTexts()
  const id = useId()
  const words = useRef<HTMLSpanElement>(null)
  const [isNew] = useStoredState(() => readStored(SEEN) === undefined, false)
  useEffect(() => {
    if (isNew && words.current?.checkVisibility()) writeStored(SEEN, 'true')
  }, [isNew])
  return (
    <div className={`${styles.hint} flex center gap-sm soft small`}>
      {isNew ? <span ref={words}>{children}</span> : null}
      <button
        type="button"
        className={`${styles.button} soft bold fixed`}
        aria-label={catalogue.keyboardHelp}
        popoverTarget={id}
      />
      <span id={id} popover="auto" className={`${styles.words} card`}>
        {children}
      </span>
    </div>
  )
}
