import { foldText } from '@halles/domain/search.ts'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** Letters that follow each other sooner are of one word. */
const WORD_MS = 800

/**
 * One tab stop for many buttons: arrows, Home and End go from one to another, letters to the next whose label begins with
 * them. `labels` stand in the buttons' order.
 */
export function useRovingFocus(labels: readonly string[]) {
  const place = useRef<HTMLDivElement>(null)
  const word = useRef({ typed: '', at: 0 })
  const [last, setLast] = useState(0)
  const current = Math.max(0, Math.min(last, labels.length - 1))

  function focus(index: number) {
    setLast(index)
    buttonsIn(place.current)[index]?.focus()
  }
  function typedWith(key: string): string {
    const now = Date.now()
    const before = now - word.current.at < WORD_MS ? word.current.typed : ''
    word.current = { typed: before + foldText(key), at: now }
    return word.current.typed
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = KEYS[event.key]?.(current, labels.length) ?? found(event.key)
    if (next === undefined) return
    event.preventDefault()
    focus(next)
  }
  function found(key: string): number | undefined {
    if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined
    return nextBeginning(labels, typedWith(key), current)
  }
  /** Before a button goes: the focus goes on to the one after it, or before the last. */
  function leave(index: number) {
    const isLast = index === labels.length - 1
    focus(isLast ? index - 1 : index + 1)
    setLast(isLast ? index - 1 : index)
  }
  return {
    leave,
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
    props: {
      ref: place,
      onKeyDown,
      onFocus: ({ target }: FocusEvent) => {
        const buttons: readonly Element[] = buttonsIn(place.current)
        const index = buttons.indexOf(target)
        if (index >= 0) setLast(index)
      },
    },
  }
}

const KEYS: Readonly<Record<string, (current: number, count: number) => number>> = {
  ArrowRight: (current, count) => Math.min(current + 1, count - 1),
  ArrowDown: (current, count) => Math.min(current + 1, count - 1),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  ArrowUp: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The next label, round and round, that begins with what was typed; the same one while its word is being typed. */
export function nextBeginning(
  labels: readonly string[],
  typed: string,
  current: number,
): number | undefined {
  const from = typed.length > 1 ? current : current + 1
  const order = labels.map((_, index) => (from + index) % labels.length)
  return order.find((index) => foldText(labels[index] ?? '').startsWith(typed))
}

function buttonsIn(place: HTMLElement | null): HTMLButtonElement[] {
  return [...(place?.querySelectorAll('button') ?? [])]
}
