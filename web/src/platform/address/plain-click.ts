type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>

/** The second click of a double click: the first one was enough, and by now something else may be under the pointer. */
export function isSecondClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1
}

/** A click that means "go there": not one that somebody handled, nor one for a new tab or a download. */
export function isPlainClick(click: Click): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
