import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusAdjacentCell, rowsByKey } from '../focus-adjacent-row.ts'
import styles from './sheet-cell.module.css'

type SheetCellProps<Value> = {
  /** The field's name, with its row's. */
  label: string
  /** What stands in the field while nobody types. */
  shown: string
  /** What was typed as a value; undefined where it is none. */
  read: (typed: string) => Value | undefined
  /** What is said of a text that is no value. */
  problem: string
  /** Of a value that was typed, the one that stands there already too. */
  onTake: (value: Value) => void
  /** What holds while nothing stands in the field. */
  placeholder?: string
  className?: string | undefined
}

/**
 * A number typed in a list as in a sheet: typing replaces it, Enter and the arrows take it and go on to the next row, Escape
 * restores it.
 */
export function SheetCell<Value>(props: SheetCellProps<Value>) {
  const { label, shown, read, problem, onTake, placeholder, className } = props
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const problemId = useId()

  function restore() {
    setTyped(undefined)
    setRefused(false)
  }
  /** Whether what was typed is a value, or nothing was. */
  function take(): boolean {
    if (typed === undefined) return true
    const value = read(typed)
    if (value === undefined) {
      setRefused(true)
      return false
    }
    // Before the focus goes on, which would take it a second time.
    flushSync(restore)
    onTake(value)
    return true
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      // The value stands there again before it is selected.
      flushSync(restore)
      event.currentTarget.select()
    }
    const by = rowsByKey(event.key)
    if (by === 0) return
    event.preventDefault()
    if (take()) focusAdjacentCell(event.currentTarget, by)
  }
  return (
    <>
      <input
        className={`${styles.field} size-lg full ${className ?? ''}`}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? problemId : undefined}
        data-typing={typed === undefined ? undefined : true}
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        onKeyDown={onKeyDown}
        onBlur={take}
      />
      {isRefused ? (
        <p id={problemId} role="alert" className={`${styles.problem} error-text small`}>
          {problem}
        </p>
      ) : null}
    </>
  )
}
